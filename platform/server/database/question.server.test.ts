import { beforeAll, describe, expect, it } from 'vitest'
import { makeCompany } from '#test/company.ts'
import { onEveryDatabase } from '#test/databases.ts'
import type { Database, Question } from './database.ts'

const question = (name: string, text: string): Question => ({ name, text, values: [] })
const companies = question('test_companies', 'SELECT company_cd FROM company')
const broken = question('test_broken', 'SELECT (1 / 0)::text')

onEveryDatabase((open) =>
  describe('a question that travels with the opening of a transaction', () => {
    let database: Database
    let mine: string
    beforeAll(async () => {
      database = await open()
      mine = await makeCompany(database)
      await makeCompany(database)
    })

    it('sees one company, although it forgets to say which', async () => {
      expect(await database.ask(mine, companies)).toEqual([[mine]])
      expect(await database.asking(mine, 'write', companies, async (_tx, found) => found)).toEqual([[mine]])
    })

    it('sees nothing of a company that is not there', async () => {
      expect(await database.ask('NOBODY', companies)).toEqual([])
    })

    it('that fails lets no work begin, and the next one is answered', async () => {
      let begun = false
      const work = async () => void (begun = true)
      await expect(database.ask(mine, broken)).rejects.toThrow('division by zero')
      await expect(database.asking(mine, 'write', broken, work)).rejects.toThrow('division by zero')
      expect(begun).toBe(false)
      expect(await database.ask(mine, companies)).toEqual([[mine]])
    })
  }),
)
