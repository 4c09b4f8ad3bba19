import { getTableName, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { Field, Fields } from '#platform/contract/fields.ts'
import type { HistoryEntry } from '#platform/contract/history.ts'
import type { AnySlipRecord, TypedValues } from '#platform/contract/slip.ts'
import { fixedPart } from '#platform/contract/master-references.ts'
import { referencesIn } from '#platform/contract/slip-references.ts'
import { copiedSlip } from '#platform/contract/slip-values.ts'
import type { Database } from '#platform/server/database/database.ts'
import { rows } from '#platform/server/database/database.ts'
import { tableOf } from '#platform/server/master/master-table.ts'
import { withEach } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { codesInUse, freshSlip, textField, wire } from '#test/fresh-slip.ts'
import { lockedLine } from '#test/locked-line.ts'
import { refused, speaker, type Say } from '#test/master-stage.ts'
import { product } from '#test/product.ts'

type Values = Readonly<Record<string, unknown>>

const { slips, routes } = product

withEach((open, of) => {
  const tried = of(slips, slips.slice(0, 1))
  let database: Database
  let say: Say
  beforeAll(async () => {
    database = await open(demo)
    say = speaker(database, product)
  })
  const call = <T>(endpoint: Endpoint, input: object): Promise<T> => {
    const route = routes.find((one) => one.endpoint.path === endpoint.path)
    if (!route) throw new Error(`Nobody serves ${endpoint.path}`)
    return say<T>(route, input)
  }

  describe.each(tried.map((kept) => [kept.slip.name, kept] as const))('%s', (name, kept) => {
    const { slip } = kept
    const lock = lockedLine[name]
    if (kept.lineRefusal && !lock) throw new Error(`Say which call locks a line of ${name}`)
    const locked = async (record: AnySlipRecord) => {
      for (const one of lock?.(record) ?? []) await call(...one)
    }
    const calls = slip.keptCalls
    if (!calls) throw new Error(`${slip.name} is not stored`)
    const [keyField = ''] = slip.key
    const keyOf = ({ header }: AnySlipRecord): TypedValues => ({ [keyField]: String(header[keyField]) })
    const save = (sent: object) => call<AnySlipRecord>(slip.endpoints.doEdit, sent)
    const read = (record: AnySlipRecord) => call<AnySlipRecord>(slip.endpoints.getDetail, keyOf(record))
    const history = async (record: AnySlipRecord) =>
      (await call<{ list: HistoryEntry[] }>(calls.getHistory, keyOf(record))).list
    const remark = textField(slip, slip.header)
    const note = textField(slip, slip.lines)

    const fresh = (lines?: number) => freshSlip(database, slip, lines)
    const made = async (lines = 3) => save(await fresh(lines))
    /** As a person would send it again, with changes. */
    const again = (
      record: AnySlipRecord,
      header: Values = {},
      lines = record.lines as readonly Values[],
    ) => ({
      assign_mode: '1',
      update_cnt: record.update_cnt,
      header: { ...record.header, ...header },
      lines,
    })
    // Codes that follow from others are nobody's to change.
    const references = referencesIn(slip.lines).filter(
      ({ name: field, parts }) => parts.length === 1 && !slip.computed.includes(field),
    )
    /** A master's record is stopped while this is done. */
    async function whileStopped(values: Values, fields: Fields, work: (name: string) => Promise<void>) {
      const reference = referencesIn(fields).find(({ name }) => values[name])
      if (!reference) return
      const { target, name, parts } = reference
      const isHeld = target.key.map((part, at) => {
        const from = parts[at] ?? ''
        return sql`${sql.identifier(part)}::text = ${fixedPart(from) ?? values[from]}`
      })
      const division = (to: string) =>
        database.owner('write', (tx) =>
          tx.execute(sql`UPDATE ${tableOf(target)} SET abort_div = ${to} WHERE company_cd = 'DEMO'
            AND ${sql.join(isHeld, sql` AND `)}`),
        )
      await division('1')
      try {
        await work(name)
      } finally {
        await division('0')
      }
    }

    it('is stored under a number of its own, with its lines in their order, and read again', async () => {
      const record = await made()
      expect(record.header[keyField]).not.toBe('')
      expect(record.lines.map((line) => [line.line_no, line[note]])).toEqual([
        [1, '行1'],
        [2, '行2'],
        [3, '行3'],
      ])
      expect(record).toMatchObject({
        update_cnt: 0,
        kept: { revision: 0, issued: false },
        abilities: { edit: true },
      })
      expect(Number(record.kept?.data_no)).toBeGreaterThan(0)
      expect(await read(record)).toEqual(record)
      expect(await refused(call(slip.endpoints.getDetail, { [keyField]: 'NONE' }))).toMatchObject({
        code: 404,
      })
    })

    it('is changed by its difference: a line more, a line less, another order', async () => {
      const { header, lines, ...rest } = await made()
      const [first, , third] = lines
      const changed = await save(
        again({ header, lines, ...rest }, { [remark]: '変更後' }, [
          { ...third, [note]: '三' },
          { ...first, line_no: 0, [note]: '新' },
          { ...first },
        ]),
      )
      expect(changed.header[remark]).toBe('変更後')
      expect(changed.update_cnt).toBe(1)
      expect(changed.lines.map((line) => [line.line_no, line[note]])).toEqual([
        [3, '三'],
        [4, '新'],
        [1, '行1'],
      ])
      const last = await save(again(changed, {}, [...changed.lines, { ...first, line_no: 0 }]))
      // The number of a line that is gone is not given again.
      expect(last.lines.at(-1)?.line_no).toBe(5)
    })

    it('has a history of its header and its lines, field by field', async () => {
      const record = await made(2)
      const [first] = record.lines
      const changed = await save(again(record, { [remark]: '変更後' }, [{ ...first, [note]: '変更行' }]))
      const entries = await history(changed)
      expect(entries.map(({ action, row }) => `${action}${row ? ' line' : ''}`).toSorted()).toEqual([
        ...['create', 'create line', 'create line', 'delete line', 'update', 'update line'],
      ])
      expect(entries.filter(({ action }) => action === 'update').flatMap(({ changes }) => changes)).toEqual(
        expect.arrayContaining([
          { field: remark, old: record.header[remark], new: '変更後' },
          { field: note, old: '行1', new: '変更行' },
        ]),
      )
    })

    it('saved without a change stays as it was, without a trace', async () => {
      const record = await made()
      expect(await save(again(record))).toEqual(record)
      expect(await history(record)).toHaveLength(4)
    })

    it('a stale change is refused, with who was faster and which cells are different', async () => {
      const record = await made()
      const [first, ...others] = record.lines
      await save(again(record, { [remark]: '先' }, [{ ...first, [note]: '先行' }, ...others]))
      const { code, fields } = await refused(save(again(record, { [remark]: '後' })))
      expect(code).toBe('STALE')
      expect(fields.map(({ path, code: why, params }) => [path, why, params['value']])).toEqual([
        [`header.${remark}`, 'V_CHANGED', '先'],
        [`lines.0.${note}`, 'V_CHANGED', '先行'],
      ])
    })

    it('a line number that the slip does not have is refused, and so is one that comes twice', async () => {
      const record = await made(2)
      const [first, second] = record.lines
      for (const lines of [
        [{ ...first, line_no: 77 }, second],
        [first, first],
      ]) {
        const { code, fields } = await refused(save(again(record, {}, lines as readonly Values[])))
        expect(code).toBe('SLIP_LINE_GONE')
        expect(fields[0]?.path).toMatch(/^lines\.[01]\.line_no$/)
      }
      const created = await fresh(1)
      const forged = { ...created, lines: created.lines.map((line) => ({ ...line, line_no: 1 })) }
      expect(await refused(save(forged))).toMatchObject({ code: 'SLIP_LINE_GONE' })
    })

    it.runIf(references.length > 0)(
      'a stored line changed to an unknown code is refused at its cell',
      async () => {
        const record = await made(2)
        const [first, second] = record.lines
        const name = references[0]?.name ?? ''
        const { code, fields } = await refused(
          save(again(record, {}, [first, { ...second, [name]: 'NOWHERE' }] as Values[])),
        )
        expect(code).toBe(400)
        expect(fields.map(({ path, code: why }) => [path, why])).toEqual([
          [`lines.1.${name}`, 'V_NOT_IN_MASTER'],
        ])
      },
    )

    it.runIf(references.length > 0)(
      'a line is not changed to a code that is stopped, but keeps the one that it has',
      async () => {
        const record = await made(1)
        const [first] = record.lines
        const name = references[0]?.name ?? ''
        const blank = await save(again(record, {}, [{ ...first, [note]: '一' }]))
        await whileStopped(first ?? {}, { [name]: slip.lines[name] as Field }, async () => {
          const kept1 = await save(again(blank, {}, [{ ...first, [note]: '二' }]))
          expect(kept1.lines[0]?.[note]).toBe('二')
          const { code, fields } = await refused(
            save(again(kept1, {}, [kept1.lines[0], { ...first, line_no: 0 }] as Values[])),
          )
          expect(code).toBe(400)
          expect(fields.map(({ path, code: why }) => [path, why])).toEqual([
            [`lines.1.${name}`, 'V_NOT_IN_USE'],
          ])
        })
      },
    )

    it.runIf(references.length > 0)(
      'a stored line changed to a code that is stopped is refused at its cell',
      async () => {
        const { target, name } = references[0] ?? {}
        if (!target || !name) throw new Error('No reference')
        const [stopped, other] = await codesInUse(database, target)
        const created = await fresh(2)
        const record = await save({
          ...created,
          lines: created.lines.map((line) => ({ ...line, [name]: other })),
        })
        const [first, second] = record.lines
        await whileStopped({ [name]: stopped }, { [name]: slip.lines[name] as Field }, async () => {
          const sent = again(record, {}, [first, { ...second, [name]: stopped }] as Values[])
          const { code, fields } = await refused(save(sent))
          expect(code).toBe(400)
          expect(fields.map(({ path, code: why }) => [path, why])).toEqual([
            [`lines.1.${name}`, 'V_NOT_IN_USE'],
          ])
        })
      },
    )

    it('what the header points to may be stopped: its remarks can be changed all the same', async () => {
      const record = await made(1)
      const another = await fresh(1)
      await whileStopped(record.header, slip.header, async (name) => {
        const changed = await save(again(record, { [remark]: '停止後' }))
        expect(changed.header[remark]).toBe('停止後')
        const { fields } = await refused(save(another))
        expect(fields.map(({ path }) => path)).toContain(`header.${name}`)
      })
    })

    it.runIf(lock)('a locked line is neither changed nor left out, the others are', async () => {
      const made2 = await made(2)
      await locked(made2)
      const record = await read(made2)
      const [first, second] = record.lines
      const why = first?.edit
      if (!why || why === true) throw new Error('The line is not locked')
      const changed = await refused(save(again(record, {}, [{ ...first, [note]: 'X' }, second] as Values[])))
      expect(changed.code).toBe(why.code)
      expect(changed.fields.map(({ path }) => path)).toEqual([`lines.0.${note}`])
      expect(await refused(save(again(record, {}, [second] as Values[])))).toMatchObject({ code: why.code })
      const saved = await save(again(record, {}, [first, { ...second, [note]: 'Y' }] as Values[]))
      expect(saved.lines[1]?.[note]).toBe('Y')
    })

    it('a new one is made like an older one, without its numbers and what has become of it', async () => {
      const older = await made(2)
      await locked(older)
      const { header, lines } = copiedSlip(slip, await read(older))
      // What is not taken over is typed anew.
      const anew = await fresh(2)
      const copy = await save({
        assign_mode: '0',
        header: { ...anew.header, ...wire(slip.header, header) },
        lines: lines.map((line, index) => ({ ...anew.lines[index], ...wire(slip.lines, line) })),
      })
      expect(copy.header[keyField]).not.toBe(older.header[keyField])
      expect(copy.lines.map((line) => line[note])).toEqual(['行1', '行2'])
      expect(copy.lines.every(({ edit }) => edit === true)).toBe(true)
    })

    it('leads to the one before and the one behind it; a new one to the last', async () => {
      const [first, second, third] = [await made(1), await made(1), await made(1)]
      const near = (key: TypedValues) => call<object>(calls.getNeighbours, key)
      expect(await near(keyOf(second))).toEqual({ previous: keyOf(first), next: keyOf(third) })
      expect(await near(keyOf(third))).toMatchObject({ next: null })
      expect(await near({ [keyField]: '' })).toEqual({ previous: keyOf(third), next: null })
    })

    it('carries files', async () => {
      const record = await made(1)
      const content = Buffer.from('%PDF-1.4\n%%EOF\n').toString('base64')
      const key = keyOf(record)
      const { attachment_no } = await call<{ attachment_no: string }>(calls.doEditFile, {
        ...{ ...key, file_nm: '注文書.pdf', content },
      })
      const { list } = await call<{ list: object[] }>(calls.getFiles, key)
      expect(list).toMatchObject([{ attachment_no, file_nm: '注文書.pdf' }])
      expect((await read(record)).kept?.files).toBe(1)
      await call(calls.doDeleteFile, { ...key, attachment_no })
      expect((await read(record)).kept?.files).toBe(0)
      expect(await refused(call(calls.getFiles, { [keyField]: 'NONE' }))).toMatchObject({ code: 404 })
    })

    it('two people who save at the same moment: one of them is told', async () => {
      const record = await made(1)
      const answers = await Promise.allSettled([
        save(again(record, { [remark]: '甲' })),
        save(again(record, { [remark]: '乙' })),
      ])
      expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    })

    it('its tables hold nothing of another factory for this one', async () => {
      const record = await made(1)
      const other = routes.find(({ endpoint }) => endpoint.path === slip.endpoints.getDetail.path)
      if (!other) throw new Error('Nobody reads it')
      expect(await refused(say(other, keyOf(record), { factory: 'F02' }))).toMatchObject({ code: 404 })
      const found = await database.owner('read', (tx) =>
        rows(
          tx,
          { n: z.int() },
          sql`SELECT count(*)::int AS n FROM ${sql.identifier(getTableName(kept.tables.lines))} WHERE factory_cd <> 'F01'`,
        ),
      )
      expect(found).toEqual([{ n: 0 }])
    })
  })
})
