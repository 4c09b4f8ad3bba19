import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  dropQuestion,
  keepQuestion,
  keptQuestions,
  searchedTables,
  searchFile,
  searchTable,
  type Question,
} from '#modules/system/contract/db-search/db-search.ts'
import { makeCompany, tokenOf } from '#test/company.ts'
import { onPostgres } from '#test/databases.ts'
import { openSite, type Site } from '#test/site.ts'

const users: Question = {
  table: 'app_user',
  columns: ['user_cd', 'username'],
  conditions: [],
  order: 'user_cd',
  descending: false,
}

onPostgres((open) =>
  describe('the search in tables', () => {
    let site: Site
    beforeAll(async () => {
      site = await openSite(await open())
    })
    async function openDesk(user = 'admin') {
      const company_cd = await makeCompany(site.database)
      const token = await tokenOf(site, company_cd, user)
      const ask = (changes: Partial<Question> = {}) =>
        site.call(searchTable, { asked: JSON.stringify({ ...users, ...changes }) }, { token })
      return { company_cd, token, ask }
    }
    const by = (
      column: string,
      by: Question['conditions'][number]['by'],
      value = '',
      to = '',
    ): Pick<Question, 'conditions'> => ({ conditions: [{ column, by, value, to }] })

    it('shows the rows of the own company alone, by conditions and in order', async () => {
      const stranger = await openDesk()
      await site.database.company(stranger.company_cd, 'write', (tx) =>
        tx.execute(
          sql`UPDATE app_user SET username = 'よその会社' WHERE company_cd = ${stranger.company_cd}`,
        ),
      )
      const desk = await openDesk()
      const { data } = await desk.ask()
      expect(data).toEqual({
        columns: [
          { name: 'user_cd', label: 'ユーザーコード' },
          { name: 'username', label: expect.any(String) },
        ],
        rows: [
          ['ADMIN', '管理 太郎'],
          ['CLERK', '事務 花子'],
          ['OPERATOR', '製造 次郎'],
        ],
        more: false,
      })
      expect((await desk.ask({ descending: true })).data.rows[0]?.[0]).toBe('OPERATOR')
      const codes = async (conditions: Pick<Question, 'conditions'>) =>
        (await desk.ask(conditions)).data.rows.map(([user_cd]) => user_cd)
      expect(await codes(by('username', 'like', '太郎'))).toEqual(['ADMIN'])
      expect(await codes(by('username', 'like', '%'))).toEqual([])
      expect(await codes(by('user_cd', 'between', 'B', 'D'))).toEqual(['CLERK'])
      expect(await codes(by('email', 'filled'))).toEqual([])
      expect((await desk.ask(by('company_cd', 'eq', stranger.company_cd))).code).toBe('BIZ_QUERY_COLUMN')
      expect(await codes(by('create_dt', 'between', '2020/01/01', '2020/12/31'))).toEqual([])
      const wrong = await desk.ask(by('update_cnt', 'eq', '十'))
      expect(wrong).toMatchObject({ code: 'BIZ_QUERY_VALUE', errors: [{ path: 'asked.conditions.0.value' }] })
    })

    it('shows the rows of the own factory alone', async () => {
      const desk = await openDesk()
      const factories = async (token: string) =>
        (
          await site.call(
            searchTable,
            {
              asked: JSON.stringify({ ...users, table: 'bizdate', columns: ['factory_cd'], order: '' }),
            },
            { token },
          )
        ).data.rows
      const there = await tokenOf(site, desk.company_cd, 'admin', { factory_cd: 'F02' })
      const [here, other] = [await factories(desk.token), await factories(there)]
      expect(here).toContainEqual(['F01'])
      expect(other).toContainEqual(['F02'])
    })

    it('never shows hashes, tokens, PINs or keys, and refuses to compare with them', async () => {
      const desk = await openDesk()
      const { list } = (await site.call(searchedTables, {}, { token: desk.token })).data
      const names = list.map(({ name }) => name)
      for (const name of ['session', 'worker_pin', 'draft_key', 'outbox', 'verification_code', 'oidc_state'])
        expect(names).not.toContain(name)
      const columns = list.flatMap((table) => table.columns.map(({ name }) => name))
      expect(columns.filter((name) => /hash|token|secret|password|(^|_)pin(_|$)|api_key/.test(name))).toEqual(
        [],
      )
      expect((await desk.ask({ columns: ['password_hash'] })).code).toBe('BIZ_QUERY_COLUMN')
      expect((await desk.ask(by('password_hash', 'like', '$'))).code).toBe('BIZ_QUERY_COLUMN')
      expect((await desk.ask({ order: 'password_hash' })).code).toBe('BIZ_QUERY_COLUMN')
      expect((await desk.ask({ table: 'session', columns: ['user_cd'] })).code).toBe(1012)
      expect((await desk.ask({ table: 'pg_authid', columns: ['rolname'] })).code).toBe(1012)
    })

    it('takes names for names and values for values, whatever stands in them', async () => {
      const desk = await openDesk()
      const hostile = `user_cd" FROM app_user; DROP TABLE app_user; --`
      expect((await desk.ask({ table: `app_user; DROP TABLE app_user` })).code).toBe(1012)
      expect((await desk.ask({ columns: [hostile] })).code).toBe('BIZ_QUERY_COLUMN')
      expect((await desk.ask({ order: hostile })).code).toBe('BIZ_QUERY_COLUMN')
      expect((await desk.ask(by(hostile, 'empty'))).code).toBe('BIZ_QUERY_COLUMN')
      expect((await desk.ask(by('user_cd', 'eq', `' OR '1'='1`))).data.rows).toEqual([])
      expect((await desk.ask(by('user_cd', 'like', `'; DROP TABLE app_user; --`))).data.rows).toEqual([])
      expect((await desk.ask()).data.rows).toHaveLength(3)
    })

    it('every table that is offered can be asked for all of its columns', async () => {
      const desk = await openDesk()
      const { list } = (await site.call(searchedTables, {}, { token: desk.token })).data
      const refused = []
      for (const { name, columns } of list) {
        const asked = { table: name, columns: columns.slice(0, 60).map((column) => column.name), order: '' }
        const { code } = await desk.ask({ ...asked, conditions: [] })
        if (code !== 200) refused.push(`${name}: ${String(code)}`)
      }
      expect(refused).toEqual([])
    })

    it('gives up in words when the time is over', async () => {
      const desk = await openDesk()
      // Nobody waits for a table that another one has locked for long: it counts as time.
      const held = site.database.owner('write', async (tx) => {
        await tx.execute(sql`LOCK TABLE calendar IN ACCESS EXCLUSIVE MODE`)
        await tx.execute(sql`SELECT pg_sleep(11.5)`)
      })
      await new Promise((resolve) => setTimeout(resolve, 300))
      const late = await desk.ask({ table: 'calendar', columns: ['calendar_cd'], order: '' })
      expect(late).toMatchObject({ code: 'BIZ_QUERY_SLOW' })
      expect(late.msg).toContain('10秒')
      await held
    }, 30_000)

    it('is written as a file that no spreadsheet takes for a formula', async () => {
      const desk = await openDesk()
      await site.database.company(desk.company_cd, 'write', (tx) =>
        tx.execute(
          sql`UPDATE app_user SET username = '=1+1' WHERE company_cd = ${desk.company_cd} AND user_cd = 'CLERK'`,
        ),
      )
      const fileOf = (format: 'csv' | 'xlsx') =>
        site.file(searchFile, { asked: JSON.stringify(users), format }, { token: desk.token })
      const file = await fileOf('csv')
      const lines = Buffer.from(file).toString().split('\r\n')
      expect(lines).toHaveLength(5)
      expect(lines[2]).toBe(`CLERK,'=1+1`)
      expect(
        Buffer.from(await fileOf('xlsx'))
          .subarray(0, 2)
          .toString(),
      ).toBe('PK')
    })

    it('is kept under a name for oneself or for a role, and who may not write to the system gets nothing', async () => {
      const desk = await openDesk()
      const keep = (name: string, role_cd: string) =>
        site.call(keepQuestion, { name, role_cd, question: users }, { token: desk.token })
      const { query_no } = (await keep('利用者', 'ADMIN')).data
      await keep('自分用', '')
      await keep('利用者', 'ADMIN')
      const { list, roles } = (await site.call(keptQuestions, {}, { token: desk.token })).data
      expect(list.map(({ name, own }) => [name, own])).toEqual([
        ['利用者', true],
        ['自分用', true],
      ])
      expect(roles).toHaveLength(4)
      expect((await keep('幻', 'GHOST')).code).toBe(404)
      const stranger = await openDesk()
      const drop = (token: string) => site.call(dropQuestion, { query_no }, { token })
      expect((await drop(stranger.token)).code).toBe(404)
      expect((await drop(desk.token)).code).toBe(200)
      const clerk = await openDesk('clerk')
      expect((await clerk.ask()).code).toBe(403)
    })
  }),
)
