import { expect, it } from 'vitest'
import { declaredErrors } from '#platform/contract/errors.ts'
import { languages, type Text } from '#platform/contract/text.ts'
import { modulesOf } from './product.ts'

const holes = (template: string) =>
  new Set([...template.matchAll(/\{(\w+)(?:\|[^{}]*)?\}/g)].map(([, name]) => name))

const areSame = (one: ReadonlySet<unknown>, other: ReadonlySet<unknown>) =>
  one.size === other.size && [...one].every((name) => other.has(name))

/** What is wrong with a message: a language that says nothing, or that names other things than the Japanese. */
const wrongWith = (text: Text) =>
  languages.filter(
    (language) => text[language].trim() === '' || !areSame(holes(text[language]), holes(text.ja)),
  )

it('every error of the product speaks three languages with the same holes', () => {
  expect(modulesOf().length).toBeGreaterThan(6)
  const declared = declaredErrors().map(({ code, text }) => ({ code: String(code), text }))
  expect(declared.length).toBeGreaterThan(290)
  expect(declared.filter(({ text }) => wrongWith(text).length > 0)).toEqual([])
})

it('a message with a language that is silent or names other things is found', () => {
  expect(wrongWith({ ja: '{code}の{name}', en: '{name} of {code}', zh: '{code}的{name}' })).toEqual([])
  expect(wrongWith({ ja: '{code}', en: ' ', zh: '{name}' })).toEqual(['en', 'zh'])
})
