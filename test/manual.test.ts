import { describe, expect, it } from 'vitest'
import { modules } from '#app/web/screen-components.ts'
import { isSection, type Screen, type Section } from '#platform/contract/screen.ts'
import { languages } from '#platform/contract/text.ts'
import { refusalsOf } from '#platform/web/module/manual.ts'
import { modulesOf } from './product.ts'

const screensIn = (node: Section | Screen): readonly Screen[] =>
  isSection(node) ? node.children.flatMap(screensIn) : [node]

const described = modules.filter(({ manual }) => manual)
const screensOf = (module: string) =>
  modulesOf()
    .filter(({ name }) => name === module)
    .flatMap(({ screens = [] }) => screens.flatMap(screensIn))
    .map(({ name }) => name)

it('the manual tells of all that happens every day', () => {
  expect(described.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'receive-order',
      'sales',
      'place-order',
      'stock',
      'production',
      'mes',
      'master',
      'system',
      'developer',
    ]),
  )
})

describe.each(described)('the manual of $name', ({ name, manual }) => {
  it('has a page for every screen, and for nothing else', async () => {
    const pages = Object.keys((await manual?.()) ?? {})
    expect(pages.toSorted()).toEqual([...screensOf(name)].toSorted())
  })

  it('says what each is for and how it is done, and leaves keys to the screen itself', async () => {
    for (const [screen, { purpose, steps, rules = [] }] of Object.entries((await manual?.()) ?? {})) {
      expect(steps.length, screen).toBeGreaterThan(0)
      for (const text of [purpose, ...steps, ...rules])
        for (const language of languages) {
          expect(text[language].trim(), screen).not.toBe('')
          expect(text[language], screen).not.toMatch(/\bF\d|Ctrl|Alt|\{/)
        }
    }
  })
})

it('what may be refused follows from the calls, each rule once', async () => {
  const pages = await modules.find(({ name }) => name === 'receive-order')?.manual?.()
  const page = pages?.['registerReceiveOrder']
  const codes = page ? refusalsOf(page).map(({ code }) => code) : []
  expect(codes).toEqual(expect.arrayContaining([20001, 20121, 'BIZ_ORDER_STATE']))
  expect(codes).not.toContain(404)
  expect(new Set(codes).size).toBe(codes.length)
})
