import { expect, it } from 'vitest'
import { representatives } from './representatives.ts'

const traits = (one: string) => [...one]

it('every trait is there, and nobody who brings none', () => {
  expect(representatives(['ab', 'a', 'bc', 'd', 'c'], traits)).toEqual(['ab', 'bc', 'd'])
  expect(representatives(['ab', 'abc', 'c'], traits)).toEqual(['abc'])
  expect(representatives([], traits)).toEqual([])
})
