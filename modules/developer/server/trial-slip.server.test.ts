import pg from 'pg'
import { beforeAll, expect, it, vi } from 'vitest'
import type { SentOf, SlipRecordOf } from '#platform/contract/slip.ts'
import { readSteps } from '#platform/server/audit/status-history.ts'
import type { Context } from '#platform/server/context.ts'
import type { Database } from '#platform/server/database/database.ts'
import { readKept } from '#platform/server/slip/kept-routes.ts'
import type { KeptSlip, SavedSlip } from '#platform/server/slip/kept-slip.ts'
import { saveKept } from '#platform/server/slip/save-kept.ts'
import { readSlipHistory } from '#platform/server/slip/slip-history.ts'
import { issueSlip } from '#platform/server/slip/step-slip.ts'
import { inOneUnit } from '#platform/server/unit/unit-of-work.ts'
import { makeCompany, tokenOf } from '#test/company.ts'
import { inContext } from '#test/context.ts'
import { onPostgres } from '#test/databases.ts'
import { refused } from '#test/master-stage.ts'
import { textOfPages } from '#test/pdf-text.ts'
import { openSite } from '#test/site.ts'
import { printTrial } from '../contract/trial-calls.ts'
import type { trialSlip } from '../contract/trial-slip.ts'
import { shipTrial, stepTrial, trialKept } from './trial-slip.ts'

type Trial = typeof trialSlip
type Record = SlipRecordOf<Trial>
type Line = SentOf<Trial>['lines'][number]

const aLine = (at: number): Line => ({
  line_no: 0,
  item_cd: `KS-${at}`,
  item_nm: '',
  qty: '2',
  unit_price: '100',
  tax: '10',
  due_dt: '2026-04-10',
  ships_from_cd: '',
  sample: false,
  remarks: '',
})
const aSlip = (lines: number): SentOf<Trial> => ({
  assign_mode: '0',
  update_cnt: 0,
  header: {
    ...{ slip_no: '', slip_dt: '2026-04-01', plant_cd: 'F01', tax_rounding: 'down' },
    ...{ order_no: '', urgent: false, remarks: '' },
  },
  lines: Array.from({ length: lines }, (_, at) => aLine(at)),
})

onPostgres((open) => {
  let database: Database
  let company_cd: string
  beforeAll(async () => {
    database = await open()
    company_cd = await makeCompany(database)
  })
  const within = <T>(work: (context: Context) => Promise<T>) => inContext(database, { company_cd }, work)
  const save = (sent: SentOf<Trial>): Promise<Record> =>
    within(async (context) =>
      readKept(trialKept, context, await inOneUnit(context, () => saveKept(trialKept, context, sent))),
    )
  const read = ({ header: { slip_no } }: Record) =>
    within((context) => readKept(trialKept, context, { slip_no }))
  const step = ({ header: { slip_no } }: Record, verb: 'confirm' | 'reopen' | 'cancel') =>
    within((context) => stepTrial(context, { slip_no, verb }))
  const issue = ({ header: { slip_no } }: Record) =>
    within((context) =>
      inOneUnit(context, async () => {
        const issued = await issueSlip(trialKept, context, { slip_no })
        return () => issued
      }),
    )
  const steps = ({ header: { slip_no } }: Record) =>
    within((context) => readSteps(context, { document: 'trial_slip', key: `F01 ${slip_no}` }))
  /** As a person sends it again, with another remark in the header and on every line. */
  const reworded = ({ header, lines, update_cnt }: Record, remarks: string): SentOf<Trial> => ({
    assign_mode: '1',
    update_cnt,
    header: { ...header, remarks },
    lines: lines.map((line) => ({ ...line, remarks })),
  })

  it('tells its steps from the first one on, and a refused step leaves no trace', async () => {
    const slip = await save(aSlip(1))
    await step(slip, 'confirm')
    expect(await refused(step(slip, 'cancel'))).toMatchObject({ code: 'TRIAL_STEP' })
    await step(slip, 'reopen')
    const { slip_no } = slip.header
    await within((context) => shipTrial(context, { slip_no, line_no: 1 }))
    expect(await refused(step(slip, 'cancel'))).toMatchObject({ code: 'TRIAL_CANCEL' })
    const told = (await steps(slip)).map(({ axis, from_state, to_state, verb }) => [
      ...[axis, from_state, to_state, verb],
    ])
    expect(told).toEqual([
      ['slip_status', null, '0', 'create'],
      ['slip_status', '0', '1', 'confirm'],
      ['slip_status', '1', '0', 'reopen'],
    ])
    expect((await read(slip)).header.slip_status).toBe('0')
  })

  it('a step counts as a change: who has the slip as it was before is refused', async () => {
    const slip = await save(aSlip(1))
    await step(slip, 'confirm')
    await step(slip, 'reopen')
    expect(await refused(save(reworded(slip, '後')))).toMatchObject({ code: 'STALE' })
  })

  it('what is confirmed is not changed until the confirmation is taken back', async () => {
    const slip = await save(aSlip(1))
    await step(slip, 'confirm')
    const confirmed = await read(slip)
    expect(await refused(save(reworded(confirmed, '後')))).toMatchObject({ code: 'TRIAL_CONFIRMED' })
    await step(slip, 'reopen')
    expect((await save(reworded(await read(slip), '後'))).header.remarks).toBe('後')
  })

  it('counts its prints, and its revision with the first change after it has been issued', async () => {
    const slip = await save(aSlip(1))
    const early = await save(reworded(slip, '発行前'))
    expect(early.kept).toMatchObject({ revision: 0, issued: false, prints: 0 })
    expect(await issue(slip)).toEqual({ print_no: 1, revision: 0, isNew: true })
    expect(await issue(slip)).toEqual({ print_no: 2, revision: 0, isNew: false })
    const issued = await read(slip)
    expect(issued.kept).toMatchObject({ revision: 0, issued: true, prints: 2 })
    const unchanged = await save(reworded(issued, '発行前'))
    expect(unchanged.kept).toMatchObject({ revision: 0, issued: true })
    const revised = await save(reworded(issued, '発行後'))
    expect(revised.kept).toMatchObject({ revision: 1, issued: false, prints: 2 })
    const again = await save(reworded(revised, '再変更'))
    expect(again.kept).toMatchObject({ revision: 1, issued: false })
    expect(await issue(slip)).toEqual({ print_no: 3, revision: 1, isNew: true })
  })

  it('slips that are printed together are issued together, each once, or none of them', async () => {
    const [one, other] = [await save(aSlip(1)), await save(aSlip(1))]
    await issue(other)
    const numbers = [one, other, one].map(({ header }) => header.slip_no)
    const site = await openSite(database)
    try {
      const token = await tokenOf(site, company_cd)
      const refusal = await site.call(printTrial, { slip_no: `${numbers.join(',')},T-NONE` }, { token })
      expect(refusal.code).toBe(404)
      expect((await read(one)).kept).toMatchObject({ issued: false, prints: 0 })
      const pdf = await site.file(printTrial, { slip_no: numbers.join(',') }, { token })
      const pages = textOfPages(pdf).map((page) => page.replaceAll(/\s/g, ''))
      expect(pages.map((page) => page.includes('再発行'))).toEqual([false, true])
      for (const [at, page] of pages.entries()) expect(page).toContain(numbers[at])
    } finally {
      await site.close()
    }
    expect((await read(one)).kept).toMatchObject({ issued: true, prints: 1 })
    expect((await read(other)).kept).toMatchObject({ issued: true, prints: 2 })
  })

  it('tells in its history who stepped it why, and who printed it', async () => {
    const slip = await save(aSlip(1))
    await step(slip, 'confirm')
    await issue(slip)
    const { slip_no } = slip.header
    const { events } = await within((context) => readSlipHistory(trialKept, context, { slip_no }))
    expect(events).toMatchObject([
      { step: { axis: 'slip_status', from: '0', to: '1' }, actor_cd: expect.any(String) },
      { print_no: 1 },
    ])
  })

  it('what follows its writing sees what stood there before and what stands there now', async () => {
    const seen: SavedSlip<Trial>[] = []
    const heard: KeptSlip<Trial> = {
      ...trialKept,
      afterWrite: (_context, saved) => Promise.resolve(void seen.push(saved)),
    }
    const write = (sent: SentOf<Trial>) =>
      within((context) => inOneUnit(context, () => saveKept(heard, context, sent)))
    const key = await write(aSlip(2))
    const slip = await within((context) => readKept(trialKept, context, key))
    const [first, second] = slip.lines
    await write({
      ...reworded(slip, '後'),
      lines: [{ ...aLine(9), qty: '5' }, { ...second, qty: '3' } as Line],
    })
    await write(reworded(await read(slip), '後'))
    const [created, changed, ...more] = seen
    expect(created).toMatchObject({ key, header: key, stored: undefined })
    expect(created?.lines.map(({ line_no, amount }) => [line_no, amount])).toEqual([
      [1, '200'],
      [2, '200'],
    ])
    expect(changed?.stored?.lines).toEqual([first, second])
    expect(changed?.lines.map(({ line_no, amount }) => [line_no, amount])).toEqual([
      [3, '500'],
      [2, '300'],
    ])
    // The third changes the new line's remarks; sent once more, nothing is different.
    expect(more).toHaveLength(1)
    await write(reworded(await read(slip), '後'))
    expect(seen).toHaveLength(3)
  })

  it('is created and changed in as many statements whether it has three lines or a hundred', async () => {
    const statements = async (lines: number) => {
      const sending = vi.spyOn(pg.Client.prototype, 'query')
      // While the machine is busy the database is also asked now and then whether it is there.
      const sent = () => sending.mock.calls.filter(([text]: readonly unknown[]) => text !== 'SELECT').length
      try {
        const slip = await save(aSlip(lines))
        const created = sent()
        const { lines: stored } = slip
        const changed = reworded(slip, '変更')
        // One goes, one comes, the others change and move up.
        await save({ ...changed, lines: [...changed.lines.slice(1), aLine(stored.length)] })
        return { created, changed: sent() - created }
      } finally {
        sending.mockRestore()
      }
    }
    await save(aSlip(1))
    const few = await statements(3)
    expect(few.changed).toBeGreaterThan(5)
    expect(await statements(100)).toEqual(few)
  })
})
