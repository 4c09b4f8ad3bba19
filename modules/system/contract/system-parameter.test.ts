import { describe, expect, it } from 'vitest'
import { languages } from '#platform/contract/text.ts'
import { companyMaster } from './company.ts'
import { leftToCompany, parameterNames, parameters, type ParameterName } from './system-parameter.ts'

describe('what is left to a company', () => {
  it.each(Object.entries(leftToCompany))('%s is set as a %s', (name, where) => {
    expect(where === 'parameter' ? parameters : companyMaster.fields).toHaveProperty(name)
  })

  it('is all that there is of parameters', () => {
    const decided = Object.keys(leftToCompany).filter((name) => name in parameters)
    expect(parameterNames.toSorted()).toEqual(decided.toSorted())
  })

  it.each(parameterNames)(
    '%s has a type, a default that fits it, and its meaning in each language',
    (name) => {
      const { kind, initial, schema, label, meaning } = parameters[name satisfies ParameterName]
      expect(kind).toBe(typeof initial === 'boolean' ? 'flag' : 'integer')
      expect(schema.parse(initial)).toBe(initial)
      for (const language of languages) {
        expect(label[language]).not.toBe('')
        expect(meaning[language].length).toBeGreaterThan(label[language].length)
      }
    },
  )
})
