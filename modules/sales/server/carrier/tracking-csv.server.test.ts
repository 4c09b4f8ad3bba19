import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { decodeCp932, encodeCp932 } from '#platform/server/csv/cp932.ts'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { demoToken } from '#test/demo-token.ts'
import { salesStage, type SalesStage } from '#test/sales-stage.ts'
import { openSite, type Site } from '#test/site.ts'
import { arrangeTransports, releaseTransport } from '../../contract/carrier/carrier-calls.ts'
import { carrierList } from '../../contract/carrier/carrier-list.ts'
import { trackingCsv, trackingPreview, trackingUpload } from '../../contract/carrier/tracking-csv.ts'

onPostgres((open) => {
  let site: Site
  let stage: SalesStage
  let token: string
  beforeAll(async () => {
    const database = await open(demo)
    site = await openSite(database, { demo: true })
    stage = await salesStage(database)
    token = await demoToken(site, 'admin')
  })
  afterAll(() => site.close())

  const leaving = async () => stage.instructed(await stage.entered('3', { destination_cd: 'D01' }), '3')
  const arranged = async (delivery_no: readonly string[], tracking_no = '') => {
    const { transport_no } = await stage.call(arrangeTransports, {
      transports: [
        { delivery_no: [...delivery_no], carrier_cd: 'T01', time_slot: '1', fare: '1200', tracking_no },
      ],
    })
    return transport_no[0] ?? ''
  }
  /** The lines of the file, without its heading. */
  const sentOut = async (transport_no: string) => {
    const text = decodeCp932(await site.file(trackingCsv, { transport_no }, { token }))
    const [heading = '', ...lines] = text.split('\r\n').filter(Boolean)
    return { heading, lines }
  }
  const fileOf = (heading: string, lines: readonly string[]) => ({
    file_nm: '送り状番号.csv',
    content: encodeCp932([heading, ...lines, ''].join('\r\n'))?.toString('base64'),
  })
  const preview = async (file: object) => (await site.call(trackingPreview, file, { token })).data
  const upload = async (file: object, seen: readonly number[]) =>
    site.call(trackingUpload, { ...file, seen }, { token })
  const numbersOf = async (transport_no: string) => {
    const { list } = await stage.call(carrierList.endpoints.getList, {
      transport_no,
      delivery_status: '',
      page: 1,
      size: 10,
    })
    return list.map(({ tracking_no }) => tracking_no)
  }

  describe('waybills', () => {
    it('go out once for each transport, and come back with their numbers on all that travels with them', async () => {
      const transport_no = await arranged([await leaving(), await leaving()])
      const { heading, lines } = await sentOut(transport_no)
      expect(heading).toMatch(/^運送手配番号,出荷日,運送会社,納入先,郵便番号,住所,電話番号,個口,重量/)
      expect(lines).toHaveLength(1)
      expect(lines[0]).toMatch(new RegExp(`^${transport_no},.*,午前,$`))
      const file = fileOf(heading, [`${lines[0] ?? ''}4012-3456-7890`])
      const seen = await preview(file)
      expect(seen.rows.map(({ state }) => state)).toEqual(['changed'])
      const numbers = seen.rows.map(({ update_cnt }) => update_cnt)
      expect((await upload(file, numbers)).data.counts).toMatchObject({ changed: 1 })
      expect(await numbersOf(transport_no)).toEqual(['4012-3456-7890', '4012-3456-7890'])
      expect((await upload(file, numbers)).code).toBe('IMP_DUPLICATE')
    })

    it('a blank leaves the number that is there', async () => {
      const transport_no = await arranged([await leaving()], '1111')
      const { heading, lines } = await sentOut(transport_no)
      const file = fileOf(heading, [(lines[0] ?? '').replace(/1111$/, '')])
      const seen = await preview(file)
      expect(seen.rows.map(({ state }) => state)).toEqual(['same'])
      await upload(
        file,
        seen.rows.map(({ update_cnt }) => update_cnt),
      )
      expect(await numbersOf(transport_no)).toEqual(['1111'])
    })

    it('what is wrong is told at its cell, and then nothing is taken', async () => {
      const [one, released] = [await arranged([await leaving()]), await arranged([await leaving()])]
      const { heading, lines } = await sentOut(one)
      const [line = ''] = lines
      await stage.call(releaseTransport, { transport_no: released, reason: '台数の都合' })
      const file = fileOf(heading, [
        `${line}2222`,
        `${line}3333`,
        line.replace(one, released).concat('4444'),
        line.replace(one, 'NOWHERE').concat('5555'),
        `${line}${'9'.repeat(61)}`,
      ])
      const seen = await preview(file)
      expect(seen.rows.map(({ state, errors }) => [state, ...errors.map(({ column }) => column)])).toEqual([
        ['changed'],
        ['wrong', 0],
        ['wrong', 0],
        ['wrong', 0],
        ['wrong', 0],
      ])
      const answer = await upload(
        file,
        seen.rows.map(({ update_cnt }) => update_cnt),
      )
      expect(answer.code).toBe('IMP_ERRORS')
      expect(await numbersOf(one)).toEqual([''])
    })

    it('what has changed since the preview is not written over', async () => {
      const transport_no = await arranged([await leaving()])
      const { heading, lines } = await sentOut(transport_no)
      const file = fileOf(heading, [`${lines[0] ?? ''}6666`])
      const numbers = (await preview(file)).rows.map(({ update_cnt }) => update_cnt)
      const other = fileOf(heading, [`${lines[0] ?? ''}7777`])
      await upload(other, numbers)
      expect((await upload(file, numbers)).code).toBe('CSV_ROWS_CHANGED')
      expect(await numbersOf(transport_no)).toEqual(['7777'])
    })
  })
})
