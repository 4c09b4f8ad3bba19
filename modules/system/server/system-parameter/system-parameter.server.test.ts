import { beforeAll, describe, expect, it } from 'vitest'
import { profile } from '#modules/system/contract/profile.ts'
import {
  editParameters,
  parameterList,
  parameterNames,
  parameters,
} from '#modules/system/contract/system-parameter.ts'
import type { SentInputOf } from '#platform/contract/endpoint.ts'
import { changeHistory } from '#platform/server/audit/tables.ts'
import { makeCompany, tokenOf } from '#test/company.ts'
import { onPostgres } from '#test/databases.ts'
import { openSite, type Site } from '#test/site.ts'

type Change = SentInputOf<typeof editParameters>['list'][number]

onPostgres((open) =>
  describe('system parameters', () => {
    let site: Site
    beforeAll(async () => {
      site = await openSite(await open())
    })
    async function openDesk() {
      const company_cd = await makeCompany(site.database)
      const token = await tokenOf(site, company_cd)
      return {
        company_cd,
        token,
        list: async () => (await site.call(parameterList, {}, { token })).data.list,
        save: (...list: Change[]) => site.call(editParameters, { list }, { token }),
      }
    }

    it('are what they are at first until they are set', async () => {
      const desk = await openDesk()
      expect(await desk.list()).toEqual(
        parameterNames.map((parameter) => ({
          parameter,
          value: parameters[parameter].initial,
          update_cnt: 0,
          update_nm: null,
          update_dt: null,
        })),
      )
      expect(parameterNames.toSorted()).toEqual(Object.keys(parameters).toSorted())
    })

    it('hold from the next call on, and say who has set them', async () => {
      const desk = await openDesk()
      const set: Change = { parameter: 'visit_mode', value: true, update_cnt: 0 }
      expect((await desk.save(set)).code).toBe(200)
      expect((await site.call(profile, {}, { token: desk.token })).data.visit_mode).toBe(true)
      expect((await desk.list())[0]).toMatchObject({ value: true, update_cnt: 1, update_nm: '管理 太郎' })
    })

    it.each([
      ['a word', { parameter: 'password_min_length', value: true }, 'V_RANGE'],
      ['too little', { parameter: 'password_min_length', value: 5 }, 'V_RANGE'],
      ['too much', { parameter: 'password_min_length', value: 65 }, 'V_RANGE'],
      ['a number for a switch', { parameter: 'visit_mode', value: 1 }, 'V_INVALID'],
    ] as const)('refuse %s', async (_what, typed, code) => {
      const desk = await openDesk()
      const answer = await desk.save({ ...typed, update_cnt: 0 })
      expect(answer.errors).toMatchObject([{ path: 'list.0.value', code }])
    })

    it('are saved all or none, and not over what someone else has just set', async () => {
      const desk = await openDesk()
      await desk.save({ parameter: 'csv_accept_utf8', value: true, update_cnt: 0 })
      const answer = await desk.save(
        { parameter: 'visit_mode', value: true, update_cnt: 0 },
        { parameter: 'csv_accept_utf8', value: false, update_cnt: 0 },
      )
      expect(answer.code).toBe('STALE')
      expect((await desk.list())[0]?.value).toBe(false)
    })

    it('leave a trace of what they were', async () => {
      const desk = await openDesk()
      await desk.save({ parameter: 'password_min_length', value: 12, update_cnt: 0 })
      const traces = await site.database.company(desk.company_cd, 'read', (tx) =>
        tx.select({ row_key: changeHistory.row_key, changes: changeHistory.changes }).from(changeHistory),
      )
      expect(traces).toEqual([
        {
          row_key: 'password_min_length',
          changes: [{ field: 'password_min_length', old: 6, new: 12 }],
        },
      ])
    })
  }),
)
