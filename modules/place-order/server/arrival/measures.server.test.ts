import { afterAll, beforeAll, expect, it } from 'vitest'
import { inspectionPointMaster } from '#modules/master/contract/inspection-point.ts'
import { companyLogin } from '#modules/system/contract/sign-in.ts'
import { arrivalStage, more, type ArrivalStage, type SentLine } from '#test/arrival-stage.ts'
import { signInAs } from '#test/company.ts'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { refused } from '#test/master-stage.ts'
import { textOfPages } from '#test/pdf-text.ts'
import { openSite, type Site } from '#test/site.ts'
import { accept } from '../../contract/arrival/arrival-calls.ts'
import { acceptanceMeasures, printMeasures, recordMeasures } from '../../contract/arrival/measure-calls.ts'

onPostgres((open) => {
  let stage: ArrivalStage
  let site: Site
  let token = ''
  beforeAll(async () => {
    const database = await open(demo)
    site = await openSite(database)
    stage = await arrivalStage(database)
    const { cookie } = await site.call(companyLogin, { company_cd: 'DEMO', password: 'demo1234' })
    token = (await signInAs(site, 'DEMO', { password: 'admin1234' }, { cookie })).data.token
    await point('10', '外径', '9.9', '10.1')
    await point('20', '全長', '-0.5', '0.5')
  })
  afterAll(() => site.close())
  const point = (point_no: string, point_nm: string, lower_limit: string, upper_limit: string) =>
    stage.call(inspectionPointMaster.endpoints.doEdit, {
      ...{ assign_mode: '0', item_cd: stage.goods.inspected, point_no, point_nm, lower_limit, upper_limit },
    })
  /** A delivery of ten pieces of what is inspected, and an acceptance of it that is not accepted yet. */
  const waiting = async (line: SentLine) => {
    const { item_cd, qty } = { item_cd: stage.goods.inspected, qty: '10' }
    const owner = { owner_cd: 'C001', owner_branch_no: '00', location_cd: stage.goods.place }
    const { header } = await stage.received([{ item_cd, qty, ...owner }])
    return (await stage.inspected(header.arrival_no, [{ arrival_line_no: 1, ...line }])).header.acceptance_no
  }
  const measure = (acceptance_no: string, diameter: readonly string[], length: readonly string[]) =>
    stage.call(recordMeasures, {
      acceptance_no,
      measures: [
        { arrival_line_no: 1, point_no: '10', values: [...diameter] },
        { arrival_line_no: 1, point_no: '20', values: [...length] },
      ],
    })
  const cells = async (acceptance_no: string) =>
    (await refused(stage.call(accept, { acceptance_no }))).fields.map(({ path, code }) => [path, code])

  it('is accepted when every point has a value for each piece of the sample, and not before', async () => {
    const none = await waiting({ good_qty: '10' })
    expect(await cells(none)).toEqual([['lines.0.sample_qty', 'BIZ_ACCEPTANCE_SAMPLE_WANTED']])
    const before = await stage.onHand(stage.goods.inspected)
    const acceptance_no = await waiting({ good_qty: '10', sample_qty: '3' })
    expect(await cells(acceptance_no)).toEqual([['lines.0.sample_qty', 'BIZ_ACCEPTANCE_UNMEASURED']])
    await measure(acceptance_no, ['10', '9.9', '10.1'], ['0', '0.5'])
    expect(await cells(acceptance_no)).toEqual([['lines.0.sample_qty', 'BIZ_ACCEPTANCE_UNMEASURED']])
    expect(await measure(acceptance_no, ['10', '9.9', '10.1'], ['0', '0.5', '-0.25'])).toEqual({ outside: 0 })
    await stage.call(accept, { acceptance_no })
    expect(await stage.onHand(stage.goods.inspected)).toEqual(more(before, { '2:0': 10 }))
    const { list } = await stage.call(acceptanceMeasures, { acceptance_no })
    expect(list).toMatchObject([
      { point_nm: '外径', lower_limit: '9.9', upper_limit: '10.1', values: ['10', '9.9', '10.1'] },
      { point_nm: '全長', lower_limit: '-0.5', upper_limit: '0.5', values: ['0', '0.5', '-0.25'] },
    ])
    expect(await refused(measure(acceptance_no, ['10'], []))).toMatchObject({ code: 'BIZ_ACCEPTANCE_DONE' })
  })

  it('with pieces outside the limits is accepted with as many that are bad, or with its reason', async () => {
    const values = [
      ['10.2', '10.2', '10'],
      ['0', '0.6', '0'],
    ] as const
    const good = await waiting({ good_qty: '10', sample_qty: '3' })
    expect(await measure(good, ...values)).toEqual({ outside: 2 })
    expect(await cells(good)).toEqual([['lines.0.good_qty', 'BIZ_ACCEPTANCE_OUTSIDE']])
    const some = { good_qty: '9', defective_qty: '1', sample_qty: '3' }
    const fewer = await waiting(some)
    await measure(fewer, ...values)
    expect(await cells(fewer)).toEqual([['lines.0.reason', 'BIZ_ACCEPTANCE_REASON']])
    const bad = await waiting({ good_qty: '8', defective_qty: '2', sample_qty: '3', reason: '外径大' })
    await measure(bad, ...values)
    expect((await stage.call(accept, { acceptance_no: bad })).header.acceptance_status).toBe('1')
    const concession = await waiting({ good_qty: '10', sample_qty: '3', reason: '特採：客先了承済' })
    await measure(concession, ...values)
    expect((await stage.call(accept, { acceptance_no: concession })).header.acceptance_status).toBe('1')
  })

  it('keeps the limits that held when it was measured', async () => {
    const acceptance_no = await waiting({ good_qty: '10', sample_qty: '1' })
    await measure(acceptance_no, ['10.05'], ['0'])
    await stage.call(accept, { acceptance_no })
    const found = await stage.call(inspectionPointMaster.endpoints.getDetail, {
      ...{ item_cd: stage.goods.inspected, point_no: '10' },
    })
    await stage.call(inspectionPointMaster.endpoints.doEdit, {
      ...{ ...found, assign_mode: '1', upper_limit: '10.02' },
    })
    const { list } = await stage.call(acceptanceMeasures, { acceptance_no })
    expect(list[0]).toMatchObject({ upper_limit: '10.1', values: ['10.05'] })
    const later = await waiting({ good_qty: '10', sample_qty: '1' })
    expect(await measure(later, ['10.05'], ['0'])).toEqual({ outside: 1 })
  })

  it('refuses what is no number, a point that the item has not, and limits that are the wrong way round', async () => {
    const acceptance_no = await waiting({ good_qty: '10', sample_qty: '1' })
    expect((await refused(measure(acceptance_no, ['丸'], []))).fields).toMatchObject([
      { path: 'measures.0.values.0', code: 'V_NUMBER' },
    ])
    const unknown = { acceptance_no, measures: [{ arrival_line_no: 1, point_no: '99', values: ['1'] }] }
    expect((await refused(stage.call(recordMeasures, unknown))).fields).toMatchObject([
      { path: 'measures.0.point_no', code: 'BIZ_ACCEPTANCE_POINT' },
    ])
    expect((await refused(point('30', '幅', '2', '1'))).fields).toMatchObject([
      { path: 'upper_limit', code: 'MST_LIMITS' },
    ])
  })

  it('prints every value with its limits, what is outside marked', async () => {
    const acceptance_no = await waiting({
      good_qty: '8',
      defective_qty: '2',
      sample_qty: '2',
      reason: '外径大',
    })
    const empty = await refused(stage.call(printMeasures, { acceptance_no }))
    expect(empty).toMatchObject({ code: 'BIZ_ACCEPTANCE_NO_MEASURES' })
    await measure(acceptance_no, ['12.3456', '10'], ['0', '0'])
    const [page = ''] = textOfPages(await site.file(printMeasures, { acceptance_no }, { token }))
    const words = page.replaceAll(/\s/g, '')
    expect(words).toContain('受入検査記録')
    expect(words).toContain(acceptance_no)
    expect(words).toContain('12.3456※')
    expect(words).toContain('規格外')
    expect(words).toContain('外径大')
  })
})
