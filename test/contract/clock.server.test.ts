import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { bizdateList, moveBizdate } from '#modules/system/contract/bizdate.ts'
import { factoryMaster } from '#modules/system/contract/factory.ts'
import { userInfo } from '#modules/system/contract/sign-in.ts'
import { BusinessError } from '#platform/contract/errors.ts'
import { rows } from '#platform/server/database/database.ts'
import { tokenOf } from '../company.ts'
import { onPostgres } from '../databases.ts'
import { openSite } from '../site.ts'
import { bought, stockStage, today } from '../stock-stage.ts'

const minute = 60_000
const hour = 60 * minute

/** What a server's clock does when somebody sets it right, when it loses its net, and in a night of changed time. */
const steps = [5 * minute, -10 * minute, hour, -2 * hour, 3 * hour, -minute, 2 * hour, -4 * hour]

onPostgres((open) =>
  describe('while everybody works', () => {
    beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${today}T03:00:00Z`) }))
    afterEach(() => void vi.useRealTimers())

    it('the clock steps and the business date rolls over: nothing is lost, done twice, or answered wrongly', async () => {
      const database = await open()
      const stage = await stockStage(database)
      const { company_cd } = stage
      const site = await openSite(database)
      const token = await tokenOf(site, company_cd)
      const codes: (string | number)[] = []
      let [saved, posted] = [0, 0]
      const days = { rolling: true }

      const saveFactories = async (clerk: number) => {
        for (let n = 0; days.rolling; n++) {
          const factory_cd = `C${clerk}-${n}`
          const row = {
            assign_mode: '0',
            factory_cd,
            factory_nm: `工場${factory_cd}`,
            time_zone: 'Asia/Tokyo',
          }
          const { code } = await site.call(factoryMaster.endpoints.doEdit, row, { token })
          codes.push(code, (await site.call(userInfo, {}, { token })).code)
          saved += 1
        }
      }
      const postStock = async (item_cd: string) => {
        while (days.rolling)
          await stage.post([bought(item_cd, '1', '10')]).then(
            () => (posted += 1),
            // A day whose month is not open any more may be refused; nothing else.
            (error: unknown) => expect(error).toBeInstanceOf(BusinessError),
          )
      }
      const rollOver = async () => {
        for (const [at, step] of steps.entries()) {
          vi.setSystemTime(Date.now() + step)
          const { data } = await site.call(bizdateList, {}, { token })
          const own = data.list.find(({ factory_cd }) => factory_cd === 'F01')
          const move = { biz_dt: dayAfter(at + 1), reason: '繰越', update_cnt: own?.update_cnt ?? 0 }
          // Two at once: one of them moves it.
          const moves = await Promise.all([0, 1].map(() => site.call(moveBizdate, move, { token })))
          expect(moves.map(({ code }) => String(code)).toSorted()).toEqual(['200', 'STALE'])
        }
        days.rolling = false
      }
      await Promise.all([...[0, 1, 2].map(saveFactories), ...['M0', 'M0', 'S1'].map(postStock), rollOver()])

      expect([...new Set(codes)]).toEqual([200])
      expect(saved).toBeGreaterThan(3)
      expect(posted).toBeGreaterThan(3)
      await stage.addsUp()
      const [found] = await database.company(company_cd, 'read', (tx) =>
        rows(
          tx,
          { factories: z.int(), histories: z.int(), ledger: z.int(), moves: z.int(), biz_dt: z.string() },
          sql`SELECT (SELECT count(*) FROM factory WHERE factory_cd LIKE 'C%')::int AS factories,
            (SELECT count(*) FROM change_history WHERE table_nm = 'factory' AND row_key LIKE 'C%')::int AS histories,
            (SELECT count(*) FROM stock_ledger)::int AS ledger,
            (SELECT count(*) FROM change_history WHERE table_nm = 'bizdate')::int AS moves,
            (SELECT biz_dt::text FROM bizdate WHERE factory_cd = 'F01') AS biz_dt`,
        ),
      )
      expect(found).toEqual({
        factories: saved,
        histories: saved,
        ledger: posted,
        moves: steps.length,
        biz_dt: dayAfter(steps.length),
      })
    })

    it('a clock that goes ahead by more than a session lasts ends it, and one that comes back lets nobody in again', async () => {
      const database = await open()
      const { company_cd } = await stockStage(database)
      const site = await openSite(database)
      const token = await tokenOf(site, company_cd)
      const codeNow = async () => (await site.call(userInfo, {}, { token })).code
      vi.setSystemTime(Date.now() - 30 * 24 * hour)
      expect(await codeNow()).toBe(200)
      vi.setSystemTime(Date.now() + 30 * 24 * hour + 9 * hour)
      expect(await codeNow()).toBe(10010)
    })
  }),
)

const dayAfter = (days: number): string =>
  new Date(Date.parse(today) + days * 24 * hour).toISOString().slice(0, 10)
