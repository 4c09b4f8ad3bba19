import { sql } from 'drizzle-orm'
import { describe, beforeAll, expect, it } from 'vitest'
import {
  dataKindControlMaster,
  numberState,
  slipNoControlMaster,
} from '#modules/system/contract/number-control.ts'
import { factoryMaster } from '#modules/system/contract/factory.ts'
import type { Context } from '#platform/server/context.ts'
import { compose } from '#platform/server/module/compose.ts'
import type { Module } from '#platform/server/module/module.ts'
import { numberKinds } from '#platform/server/numbering/number-kind.ts'
import { makeCompany, tokenOf } from '#test/company.ts'
import { inContext, inUnit } from '#test/context.ts'
import { onPostgres } from '#test/databases.ts'
import { modulesOf } from '#test/product.ts'
import { openSite, type Site } from '#test/site.ts'
import { bringUp } from '../bring-up.ts'
import { createDataNumbers } from './data-numbers.ts'
import { cancelNumber, issueInventoryNo, issueSlipNo } from './printed-numbers.ts'

const date = '2026-04-01'
const salesKind = { kind: 'TRIAL_SALES', name: { ja: '売上', en: 'Sales', zh: '销售' } }
const sales = { ...salesKind, date }
const further: readonly Module[] = [
  { name: 'sold', numberKinds: [{ control: 'slip', prefix: 'S', ...salesKind }] },
]
const { registered } = compose([...modulesOf(), ...further])
const slipKinds = registered(numberKinds).filter(({ control }) => control === 'slip')

/** A slip that is written, and its number. */
const write = (context: Context) => issueSlipNo(context, { request: sales, write: async ([no = '']) => no })
const takeBack = (context: Context, number: string) =>
  cancelNumber(context, 'slip', { kind: 'TRIAL_SALES', number, date, reason: '二重入力のため' })

async function openDesk(site: Site) {
  const company_cd = await makeCompany(site.database, {}, registered)
  const token = await tokenOf(site, company_cd)
  const { getDetail, doEdit, getList } = slipNoControlMaster.endpoints
  const detail = async () => (await site.call(getDetail, { kind: 'TRIAL_SALES' }, { token })).data
  return {
    company_cd,
    token,
    list: async () => (await site.call(getList, { size: 100 }, { token })).data.list,
    change: async (changes: object) =>
      site.call(doEdit, { ...(await detail()), ...changes, assign_mode: '1' }, { token }),
    state: async (series = slipNoControlMaster.name, kind = 'TRIAL_SALES') =>
      (await site.call(numberState, { series, kind }, { token })).data,
    run: <T>(work: (context: Context) => Promise<T>) => inContext(site.database, { company_cd }, work),
  }
}

onPostgres((open) =>
  describe('the control of numbers', () => {
    let site: Site
    beforeAll(async () => {
      site = await openSite(await open(), { further })
    })

    it('every factory begins with a series for each slip, a new one too', async () => {
      const desk = await openDesk(site)
      const kinds = slipKinds.map(({ kind }) => kind)
      expect((await desk.list()).map((row) => row['kind'])).toEqual(
        kinds.toSorted((a, b) => (a < b ? -1 : 1)),
      )
      const made = { factory_cd: 'F09', factory_nm: '新工場', time_zone: 'Asia/Tokyo', assign_mode: '0' }
      await site.call(factoryMaster.endpoints.doEdit, made, { token: desk.token })
      const counted = await inContext(site.database, { ...desk, factory_cd: 'F09' }, (context) =>
        issueInventoryNo(context, {
          request: { kind: 'INVENTORY', name: { ja: '棚卸', en: 'Stocktaking', zh: '盘点' }, date },
          write: async ([no]) => no,
        }),
      )
      expect(counted).toBe('I000001')
    })

    it('a module that joins brings its series to every factory at the next start', async () => {
      const desk = await openDesk(site)
      const joined: Module = {
        name: 'joined',
        numberKinds: [
          { control: 'slip', kind: 'JOINED', prefix: 'J', name: { ja: '新', en: 'Joined', zh: '新' } },
        ],
      }
      await bringUp(site.database, compose([...modulesOf(), ...further, joined]).registered)
      expect(await desk.list()).toContainEqual(expect.objectContaining({ kind: 'JOINED', prefix: 'J' }))
      expect(await desk.list()).toHaveLength(slipKinds.length + 1)
    })

    it('a start brings back a series that a factory lacks, whatever the company has added', async () => {
      const desk = await openDesk(site)
      await site.database.owner('write', (tx) =>
        tx.execute(
          sql`UPDATE slip_no_control SET kind = 'OWN' WHERE company_cd = ${desk.company_cd} AND kind = 'TRIAL_SALES'`,
        ),
      )
      await bringUp(site.database, registered)
      const kinds = (await desk.list()).map((row) => row['kind'])
      expect(kinds).toEqual(expect.arrayContaining(['OWN', 'TRIAL_SALES']))
      expect(kinds).toHaveLength(slipKinds.length + 1)
    })

    it('shows what was issued last, what comes next, and what was taken back', async () => {
      const desk = await openDesk(site)
      expect(await desk.state()).toEqual({
        counters: [],
        next_no: 'S000001',
        cancelled: [],
        cancelled_total: 0,
      })
      await desk.run(write)
      await desk.run(async (context) => takeBack(context, await write(context)))
      expect(await desk.state()).toMatchObject({
        counters: [{ period: '', last_no: 2, left: 999_997 }],
        next_no: 'S000003',
        cancelled: [
          { printed_no: 'S000002', biz_dt: date, reason: '二重入力のため', cancelled_nm: '管理 太郎' },
        ],
        cancelled_total: 1,
      })
    })

    it('a series that has begun keeps its start, and its end stays ahead', async () => {
      const desk = await openDesk(site)
      expect((await desk.change({ start_no: 100 })).code).toBe(200)
      expect(await desk.run(write)).toBe('S000101')
      expect(await desk.change({ start_no: 0 })).toMatchObject({ code: 'NUM_IN_USE' })
      expect(await desk.change({ reset_div: '1', prefix: '{yy}' })).toMatchObject({ code: 'NUM_IN_USE' })
      expect(await desk.run(write)).toBe('S000102')
      expect(await desk.change({ end_no: 101 })).toMatchObject({ code: 'NUM_END_PASSED' })
      expect((await desk.change({ end_no: 102 })).code).toBe(200)
      await expect(desk.run(write)).rejects.toMatchObject({ code: 'BIZ_SLIP_NO_GET_FAILED' })
    })

    it.each([
      [{ prefix: 's' }, 'prefix', 'NUM_PREFIX'],
      [{ digits: 3 }, 'digits', 'NUM_DIGITS'],
      [{ start_no: 999_999 }, 'end_no', 'NUM_RANGE'],
      [{ reset_div: '2', prefix: 'S{yy}' }, 'prefix', 'NUM_PERIOD_IN_PREFIX'],
    ])('a rule that cannot count is refused at its field: %j', async (changes, path, code) => {
      const desk = await openDesk(site)
      expect((await desk.change(changes)).errors).toMatchObject([{ path, code }])
    })

    it('a series that is stopped gives no number', async () => {
      const desk = await openDesk(site)
      const { getDetail, doDelete } = slipNoControlMaster.endpoints
      const { data } = await site.call(getDetail, { kind: 'TRIAL_SALES' }, { token: desk.token })
      await site.call(doDelete, { ...data, abort_div: '1' }, { token: desk.token })
      await expect(desk.run(write)).rejects.toMatchObject({ code: 'BIZ_SLIP_NO_CONTROL_MISSING' })
    })

    it('internal numbers end with an error, too, and their kinds stay', async () => {
      const desk = await openDesk(site)
      const { getDetail, doEdit, doDelete } = dataKindControlMaster.endpoints
      const { data } = await site.call(getDetail, { kind: '030' }, { token: desk.token })
      const numbers = createDataNumbers(10)
      await desk.run((context) => inUnit(context, () => numbers(context, '030')))
      const saved = await site.call(doEdit, { ...data, end_no: 15, assign_mode: '1' }, { token: desk.token })
      expect(saved.code).toBe(200)
      const another = createDataNumbers(10)
      await expect(
        desk.run((context) => inUnit(context, () => another(context, '030'))),
      ).rejects.toMatchObject({
        code: 'BIZ_DATA_NO_FAILED',
      })
      expect(
        await site.call(doEdit, { ...saved.data, end_no: 9, assign_mode: '1' }, { token: desk.token }),
      ).toMatchObject({ code: 'NUM_END_PASSED' })
      expect(
        await site.call(doDelete, { ...saved.data, abort_div: '2' }, { token: desk.token }),
      ).toMatchObject({
        code: 'NUM_DATA_KIND_NEEDED',
      })
      expect(await desk.state(dataKindControlMaster.name, '030')).toMatchObject({
        counters: [{ last_no: 10, left: 5 }],
        next_no: '11',
      })
    })
  }),
)

describe('eight clerks at once, of whom some take their slips back', () => {
  onPostgres((open) => {
    it('no number comes twice, and every gap is a cancelled number that is listed', async () => {
      const site = await openSite(await open())
      const desk = await openDesk(site)
      const kept: string[] = []
      const takenBack: string[] = []
      const clerk = async (place: number) => {
        for (let slip = 0; slip < 25; slip++) {
          const fate = (place + slip) % 5
          await desk
            .run(async (context) => {
              const number = await write(context)
              if (fate === 0) throw new Error('not saved')
              return number
            })
            .then(async (number) => {
              if (fate === 1) await desk.run((context) => takeBack(context, number))
              return (fate === 1 ? takenBack : kept).push(number)
            })
            .catch((error: unknown) => {
              if (!(error instanceof Error) || error.message !== 'not saved') throw error
            })
        }
      }
      await Promise.all(Array.from({ length: 8 }, (_, place) => clerk(place)))

      const issued = [...kept, ...takenBack]
      expect(issued).toHaveLength(160)
      expect(takenBack).toHaveLength(40)
      const every = Array.from({ length: 160 }, (_, at) => `S${String(at + 1).padStart(6, '0')}`)
      expect(issued.toSorted((a, b) => (a < b ? -1 : 1))).toEqual(every)
      const { cancelled, cancelled_total } = await desk.state()
      const listed = new Set(cancelled.map(({ printed_no }) => printed_no))
      expect(cancelled_total).toBe(40)
      expect(every.filter((number) => !kept.includes(number) && !listed.has(number))).toEqual([])
    })
  })
})
