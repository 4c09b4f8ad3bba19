import { expect, it } from 'vitest'
import { proposedPassword } from './proposed-password.ts'

it('a proposed password can be read out, and is another one each time', () => {
  const many = Array.from({ length: 200 }, proposedPassword)
  for (const password of many) expect(password).toMatch(/^[a-km-np-z2-9]{4}(-[a-km-np-z2-9]{4}){2}$/)
  expect(new Set(many).size).toBe(200)
})
