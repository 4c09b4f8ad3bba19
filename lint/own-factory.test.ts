import { expect, it } from 'vitest'
import { ownFactory } from './own-factory.ts'
import { Sources } from './sources.ts'

const found = (path: string, text: string) =>
  ownFactory(new Sources({ [path]: text })).filter((finding) => finding.path === path)

const verb = 'modules/stock/server/verb.ts'

it.each([
  'export const verb = ({ database }) => database.company(company_cd, work)',
  'export const verb = (context) => context.database.owner(work)',
  'export const verb = (database) =>\n  database\n    .owner(work)',
])('a verb that opens a transaction across factories is refused: %s', (text) => {
  expect(found(verb, text)).toHaveLength(1)
})

it('what takes the transaction of its context, signs in or tests is not', () => {
  expect(found(verb, 'export const verb = ({ transaction }) => transaction(work)')).toEqual([])
  expect(found(verb, 'export const name = tables.company(columns)')).toEqual([])
  const opening = 'export const step = ({ database }) => database.company(company_cd, work)'
  expect(found('modules/system/server/user-login.ts', opening)).toEqual([])
  expect(found('modules/stock/server/verb.server.test.ts', opening)).toEqual([])
})

it('a file that no longer does so leaves the list', () => {
  const [first] = ownFactory(new Sources({ 'modules/system/server/sweep.ts': '' }))
  expect(first?.message).toContain('take it out of the list')
})
