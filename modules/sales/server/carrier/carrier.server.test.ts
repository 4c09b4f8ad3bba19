import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { rows } from '#platform/server/database/database.ts'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { outcome, refused } from '#test/master-stage.ts'
import { salesStage, type SalesStage } from '#test/sales-stage.ts'
import {
  arrangeTransports,
  proposeTransports,
  releaseTransport,
} from '../../contract/carrier/carrier-calls.ts'
import { carrierList } from '../../contract/carrier/carrier-list.ts'

onPostgres((open) => {
  let stage: SalesStage
  const carriers: string[] = []
  beforeAll(async () => {
    stage = await salesStage(await open(demo))
    const found = await stage.database.owner('read', (tx) =>
      rows(
        tx,
        { carrier_cd: z.string() },
        sql`SELECT carrier_cd FROM carrier WHERE company_cd = 'DEMO' AND abort_div = '0' ORDER BY 1`,
      ),
    )
    carriers.push(...found.map(({ carrier_cd }) => carrier_cd))
  })
  const leaving = async (qty = '3') =>
    stage.instructed(await stage.entered(qty, { destination_cd: 'D01' }), qty)
  const propose = (...delivery_no: readonly string[]) =>
    stage.call(proposeTransports, { delivery_no: delivery_no.join(',') })
  const arrange = (delivery_no: readonly string[], more = {}) =>
    stage.call(arrangeTransports, {
      transports: [
        {
          ...{ delivery_no: [...delivery_no], carrier_cd: carriers[0] ?? '', time_slot: '1' as const },
          ...{ fare: '1200', tracking_no: '', ...more },
        },
      ],
    })
  const release = (transport_no: string) =>
    stage.call(releaseTransport, { transport_no, reason: '台数の都合' })
  const row = async (delivery_no: string) => {
    const { list } = await stage.call(carrierList.endpoints.getList, {
      delivery_no,
      delivery_status: '',
      page: 1,
      size: 10,
    })
    return list[0]
  }

  describe('what is proposed', () => {
    it('travels together where it goes to one place on one day, with a fare for all of it', async () => {
      const [one, other] = [await leaving('3'), await leaving('5')]
      const { list } = await propose(one, other)
      expect(list).toHaveLength(1)
      const [alone] = (await propose(one)).list
      const [both] = list
      expect(both?.delivery_no).toEqual([one, other])
      expect(Number(both?.weight)).toBeCloseTo((Number(alone?.weight) / 3) * 8, 3)
      expect(Number(alone?.weight)).toBeGreaterThan(0)
      const offers = both?.offers ?? []
      expect(offers.some(({ fare }) => fare !== '')).toBe(true)
      const others = offers.slice(1).flatMap(({ fare }) => (fare === '' ? [] : [Number(fare)]))
      expect(others).toEqual(others.toSorted((a, b) => a - b))
      expect(both?.offers.map(({ carrier_cd }) => carrier_cd).toSorted()).toEqual(carriers)
    })
  })

  describe('what is arranged', () => {
    it('stands on its deliveries; they cannot be arranged again or cancelled; released, they wait as before', async () => {
      const [one, other] = [await leaving(), await leaving()]
      const before = await row(one)
      const [transport_no = ''] = (await arrange([one, other], { tracking_no: '1234-5678' })).transport_no
      for (const delivery_no of [one, other])
        expect(await row(delivery_no)).toMatchObject({
          ...{
            transport_no,
            arrange_flg: '1',
            carrier_cd: carriers[0],
            fare: '1200',
            tracking_no: '1234-5678',
          },
        })
      for (const attempt of [() => arrange([other]), () => propose(one), () => stage.cancelled(one)])
        expect(await refused(attempt())).toMatchObject({ code: 'BIZ_TRANSPORT_ARRANGED' })
      await release(transport_no)
      expect(await row(one)).toMatchObject({
        ...{ transport_no: '', arrange_flg: '0', fare: '', tracking_no: '', weight: before?.weight },
      })
      expect(await refused(release(transport_no))).toMatchObject({ code: 'BIZ_TRANSPORT_STATE' })
      await stage.cancelled(one)
      expect(await refused(arrange([one]))).toMatchObject({ code: 'BIZ_TRANSPORT_DELIVERY' })
      await stage.addsUp()
    })

    it('does not disturb who picks; what has left may be arranged afterwards', async () => {
      const delivery_no = await leaving()
      const { update_cnt } = await stage.picking(delivery_no)
      await arrange([delivery_no])
      expect((await stage.picking(delivery_no)).update_cnt).toBe(update_cnt)
      const gone = await leaving()
      await stage.picked(gone, '3')
      await stage.confirmed(gone)
      const [transport_no = ''] = (await arrange([gone])).transport_no
      expect(await row(gone)).toMatchObject({ transport_no, delivery_status: '3' })
    })

    it('is refused as a whole: another day or place, one delivery twice, an unknown carrier', async () => {
      const [one, other] = [await leaving(), await leaving()]
      await stage.database.owner('write', (tx) =>
        tx.execute(
          sql`UPDATE delivery SET ship_dt = ship_dt + 1 WHERE company_cd = 'DEMO' AND delivery_no = ${other}`,
        ),
      )
      expect(await refused(arrange([one, other]))).toMatchObject({ code: 'BIZ_TRANSPORT_MIXED' })
      expect(await refused(arrange([one, one]))).toMatchObject({ code: 'BIZ_TRANSPORT_MIXED' })
      const unknown = await refused(arrange([one], { carrier_cd: 'NOBODY' }))
      expect(unknown.fields[0]).toMatchObject({ path: 'transports.0.carrier_cd', code: 'V_NOT_IN_MASTER' })
      expect(await row(one)).toMatchObject({ arrange_flg: '0' })
    })

    it('is arranged once by eight clients at once, and released once', async () => {
      const delivery_no = await leaving()
      const tries = await Promise.all(Array.from({ length: 8 }, () => outcome(arrange([delivery_no]))))
      expect(tries.toSorted()).toEqual([...Array<string>(7).fill('BIZ_TRANSPORT_ARRANGED'), 'saved'])
      const transport_no = (await row(delivery_no))?.transport_no ?? ''
      const ends = await Promise.all(Array.from({ length: 8 }, () => outcome(release(transport_no))))
      expect(ends.toSorted()).toEqual([...Array<string>(7).fill('BIZ_TRANSPORT_STATE'), 'saved'])
    })
  })
})
