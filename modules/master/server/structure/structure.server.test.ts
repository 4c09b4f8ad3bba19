import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Endpoint, OutputOf, SentInputOf } from '#platform/contract/endpoint.ts'
import type { HistoryEntry } from '#platform/contract/history.ts'
import type { Database } from '#platform/server/database/database.ts'
import { rows } from '#platform/server/database/database.ts'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { at, outcome, refused, speaker, type Say } from '#test/master-stage.ts'
import { product } from '#test/product.ts'
import { bomMaster } from '../../contract/bom.ts'
import {
  reorderParts,
  replacePart,
  structureParents,
  structureProblems,
  structureTree,
} from '../../contract/structure.ts'

onPostgres((open) => {
  let say: Say
  let database: Database

  beforeAll(async () => {
    database = await open(demo)
    say = speaker(database, product)
  })

  function call<E extends Endpoint>(endpoint: E, input: SentInputOf<E>): Promise<OutputOf<E>> {
    const found = product.routes.find((route) => route.endpoint === endpoint)
    if (!found) throw new Error(`No route for ${endpoint.path}`)
    return say<OutputOf<E>>(found, input)
  }
  const parts = (item_cd: string, on_dt = '2026-11-18') => call(structureTree, { item_cd, on_dt })
  const put = (parent_item_cd: string, seq: number, item_cd: string, more: object = {}) =>
    say(at(product.routes, bomMaster, 'doEdit'), {
      assign_mode: '0',
      update_cnt: 0,
      parent_item_cd,
      seq,
      from_dt: '2026-04-01',
      item_cd,
      base_qty: '1',
      need_qty: '1',
      ...more,
    })

  describe('the structure of an item', () => {
    it('is shown at all depths in the order of its sequences, with what one of the item needs', async () => {
      const { item, lines, cut } = await parts('LG-15')
      expect(item).toMatchObject({ item_cd: 'LG-15', make_buy: '1' })
      expect(cut).toBe(false)
      expect(lines.map(({ level, node_cd }) => `${level} ${node_cd}`)).toEqual([
        '1 LG-15-A',
        '2 LG-15-A1',
        '3 MAT-SS400-12',
        '2 LG-15-A2',
        '3 SHT-CVR',
        '2 SEAL-15',
        '2 BLT-M4',
        '1 LG-15-B',
        '2 LG-15-B1',
        '3 LG-15-B1K',
        '4 MAT-S45C-30',
        '2 LG-15-B2',
        '3 MAT-SS400-19',
        '2 BRG-6001',
        '2 PIN-04',
        '2 RSN-PAD',
        '1 BLT-M4',
        '1 NPL-01',
        '1 BOX-S',
      ])
      expect(lines.find(({ node_cd }) => node_cd === 'SHT-CVR')?.total_qty).toBe('2')
    })

    it('counts scrap and base quantities at every level on the way', async () => {
      await put('NPL-01', 10, 'GRS-02', { base_qty: '4', need_qty: '3', scrap_rate: '10' })
      await put('GRS-02', 10, 'OIL-68', { need_qty: '2', scrap_rate: '5' })
      const { lines } = await parts('NPL-01')
      expect(lines.map(({ total_qty }) => total_qty)).toEqual(['0.825', '1.7325'])
    })

    it('counts what is needed for each lot once, however many of its parent there are', async () => {
      await put('PIN-04', 10, 'MAT-SS400-19', { need_qty: '5' })
      await put('MAT-SS400-19', 10, 'OIL-68', { need_qty: '3', qty_div: '1' })
      const { lines } = await parts('PIN-04')
      expect(lines.map(({ qty_div, total_qty }) => [qty_div, total_qty])).toEqual([
        ['0', '5'],
        ['1', '3'],
      ])
    })

    it('holds what is in force on the day, and every line when no day is said', async () => {
      await put('RSN-PAD', 10, 'GRS-02', { to_dt: '2026-09-30' })
      await put('RSN-PAD', 10, 'OIL-68', { from_dt: '2026-10-01' })
      const codes = async (on_dt: string) =>
        (await parts('RSN-PAD', on_dt)).lines.map(({ node_cd }) => node_cd)
      expect(await codes('2026-09-30')).toEqual(['GRS-02', 'OIL-68'])
      expect(await codes('2026-10-01')).toEqual(['OIL-68'])
      expect(await codes('2026-03-31')).toEqual([])
      expect(await codes('')).toEqual(['GRS-02', 'OIL-68', 'OIL-68'])
    })

    it('is followed upwards to the products, also from a substitute', async () => {
      await put('BOX-S', 10, 'CUT-01', { substitute_item_cd: 'MAT-SUJ-25' })
      const uses = (item_cd: string) =>
        call(structureTree, { item_cd, direction: 'uses', on_dt: '2026-11-18' })
      const shaft = await uses('LG-15-B1K')
      expect(shaft.lines.map(({ level, node_cd }) => `${level} ${node_cd}`)).toEqual([
        '1 LG-15-B1',
        '2 LG-15-B',
        '3 LG-15',
      ])
      const { lines } = await uses('MAT-SUJ-25')
      expect(lines.some(({ node_cd }) => node_cd === 'BOX-S')).toBe(true)
    })

    it('of an item that is not there is not found', async () => {
      expect(await refused(parts('NOBODY'))).toMatchObject({ code: 404 })
    })
  })

  it('items with a structure, and those that are made, are found by code, name and reading', async () => {
    const { list, has_next } = await call(structureParents, { keyword: 'LG-15' })
    expect(list[0]).toEqual({ item_cd: 'LG-15', item_nm: 'リニアガイドユニット 15', lines: 5 })
    expect(has_next).toBe(false)
    const bought = await call(structureParents, { keyword: 'BRG-6001' })
    expect(bought.list).toEqual([])
    expect((await call(structureParents, {})).has_next).toBe(true)
  })

  describe('a circle', () => {
    it('is refused at any depth, and the way around it is said', async () => {
      const { code, msg, fields } = await refused(put('MAT-S45C-30', 10, 'LG-15'))
      expect(code).toBe('MST_BOM_CYCLE')
      expect(msg).toContain('MAT-S45C-30 → LG-15 → LG-15-B → LG-15-B1 → LG-15-B1K → MAT-S45C-30')
      expect(fields[0]?.path).toBe('item_cd')
    })

    it('is refused when its halves are written at the same moment', async () => {
      const halves = await Promise.all([
        outcome(put('SNS-01', 10, 'MTR-100')),
        outcome(put('MTR-100', 10, 'SNS-01')),
      ])
      expect(halves.toSorted()).toEqual(['MST_BOM_CYCLE', 'saved'])
    })

    it('is refused by a mass replacement, which then changes nothing', async () => {
      const { lines } = await parts('LG-15-B1K')
      const attempt = call(replacePart, {
        old_item_cd: 'MAT-S45C-30',
        new_item_cd: 'LG-15-B',
        from_dt: '2026-12-01',
        lines: lines.map(({ parent_item_cd, seq, from_dt, update_cnt }) => ({
          parent_item_cd,
          seq,
          from_dt,
          update_cnt,
        })),
      })
      expect(await refused(attempt)).toMatchObject({ code: 'MST_BOM_CYCLE' })
      expect((await parts('LG-15-B1K', '')).lines).toEqual(lines)
    })
  })

  describe('the order of parts', () => {
    const seenOf = (lines: OutputOf<typeof structureTree>['lines'], parent: string) =>
      lines
        .filter(({ parent_item_cd }) => parent_item_cd === parent)
        .map(({ seq, from_dt, update_cnt }) => ({ seq, from_dt, update_cnt }))

    it('is changed for all lines at once, with history under the new place', async () => {
      const { lines } = await parts('LG-20-B')
      const seen = seenOf(lines, 'LG-20-B')
      await call(reorderParts, { parent_item_cd: 'LG-20-B', order: [30, 10, 20, 40, 50], seen })
      const after = (await parts('LG-20-B')).lines.filter(({ level }) => level === 1)
      expect(after.map(({ seq, node_cd }) => `${seq} ${node_cd}`).slice(0, 3)).toEqual([
        '10 BRG-6002',
        '20 LG-20-B1',
        '30 LG-20-B2',
      ])
      const { list } = await say<{ list: HistoryEntry[] }>(at(product.routes, bomMaster, 'getHistory'), {
        parent_item_cd: 'LG-20-B',
        seq: 10,
        from_dt: '2026-04-01',
      })
      expect(list[0]?.changes).toEqual([{ field: 'seq', old: 30, new: 10 }])
    })

    it('is refused to who has not seen the latest lines', async () => {
      const { lines } = await parts('LG-25-B')
      const seen = seenOf(lines, 'LG-25-B')
      await call(reorderParts, { parent_item_cd: 'LG-25-B', order: [20, 10], seen })
      const late = call(reorderParts, { parent_item_cd: 'LG-25-B', order: [20, 10], seen })
      expect(await refused(late)).toMatchObject({ code: 'STALE' })
    })
  })

  describe('a mass replacement', () => {
    it('keeps who supplies the part, and whether it is needed for each lot', async () => {
      const lines = async () =>
        (await call(bomMaster.endpoints.getList, { parent_item_cd: 'RG-25-A', size: 100 })).list
      const [line] = await lines()
      if (!line) throw new Error('RG-25-A has no parts')
      const { update_cnt } = await call(bomMaster.endpoints.doEdit, {
        ...{ ...line, supply_div: '2', qty_div: '1', assign_mode: '1' },
      })
      const { parent_item_cd, seq, from_dt, item_cd } = line
      await call(replacePart, {
        ...{ old_item_cd: item_cd, new_item_cd: 'RSN-PAD', from_dt: '2027-01-01' },
        lines: [{ parent_item_cd, seq, from_dt, update_cnt }],
      })
      const after = (await lines()).find((one) => one.item_cd === 'RSN-PAD' && one.seq === seq)
      expect(after).toMatchObject({ from_dt: '2027-01-01', supply_div: '2', qty_div: '1' })
    })

    const uses = async (item_cd: string) =>
      (await call(structureTree, { item_cd, direction: 'uses', on_dt: '' })).lines.filter(
        (line) => line.level === 1 && line.item_cd === item_cd,
      )
    const replace = (
      old_item_cd: string,
      new_item_cd: string,
      from_dt: string,
      chosen: Awaited<ReturnType<typeof uses>>,
    ) =>
      call(replacePart, {
        old_item_cd,
        new_item_cd,
        from_dt,
        lines: chosen.map(({ parent_item_cd, seq, from_dt: from, update_cnt }) => ({
          parent_item_cd,
          seq,
          from_dt: from,
          update_cnt,
        })),
      })

    it('ends the old lines the day before and lets the new part follow', async () => {
      const chosen = (await uses('BRG-6003')).slice(0, 2)
      expect(await replace('BRG-6003', 'BRG-6004', '2026-12-01', chosen)).toEqual({ replaced: 2 })
      const parent = chosen[0]?.parent_item_cd ?? ''
      const part = async (on_dt: string) =>
        (await parts(parent, on_dt)).lines.find(({ node_cd }) => node_cd.startsWith('BRG'))?.node_cd
      expect(await part('2026-11-30')).toBe('BRG-6003')
      expect(await part('2026-12-01')).toBe('BRG-6004')
    })

    it('changes lines that begin later as they are', async () => {
      const chosen = (await uses('SEAL-30')).slice(0, 1)
      await replace('SEAL-30', 'SEAL-25', '2026-04-01', chosen)
      const [line] = chosen
      const after = (await parts(line?.parent_item_cd ?? '', '')).lines.filter(({ seq }) => seq === line?.seq)
      expect(after.map(({ node_cd, from_dt }) => `${node_cd} ${from_dt}`)).toContain('SEAL-25 2026-04-01')
    })

    it('does not put a part into itself, and takes only an item in use', async () => {
      const [line] = await uses('LG-30-B1K')
      const chosen = line ? [line] : []
      expect(await refused(replace('LG-30-B1K', 'LG-30-B1', '2026-12-01', chosen))).toMatchObject({
        code: 'MST_REPLACE_PARENT',
      })
      expect(await refused(replace('LG-30-B1K', 'GONE', '2026-12-01', chosen))).toMatchObject({
        code: 'MST_REPLACE_ITEM',
      })
      expect(await refused(replace('LG-30-B1K', 'LG-30-B1K', '2026-12-01', chosen))).toMatchObject({
        code: 400,
      })
    })
  })

  describe('the readiness check', () => {
    const problems = async (item_cd: string) =>
      (await call(structureProblems, { item_cd, on_dt: '2026-11-18' })).list.map(
        ({ kind, item_cd: where, detail }) => `${kind} ${where} ${detail}`.trim(),
      )

    it('finds nothing in a product that is ready', async () => {
      expect(await problems('RG-15')).toEqual([])
    })

    it('warns of a part that stands twice in a parent', async () => {
      await database.company('DEMO', 'write', (tx) =>
        tx.execute(sql`INSERT INTO bom (company_cd, parent_item_cd, seq, from_dt, item_cd, create_user, update_user)
          SELECT company_cd, parent_item_cd, 990, from_dt, item_cd, 'TEST', 'TEST' FROM bom
          WHERE company_cd = 'DEMO' AND parent_item_cd = 'RG-25-B' AND item_cd = 'RG-25-B1'`),
      )
      expect(await problems('RG-25')).toEqual(['26 RG-25-B RG-25-B1'])
    })

    it('names what is missing below the product, with its place', async () => {
      await database.company('DEMO', 'write', async (tx) => {
        await tx.execute(sql`DELETE FROM product_time WHERE item_cd = 'RG-20-B1' AND work_cd = 'TRN-10'`)
        await tx.execute(sql`DELETE FROM facility_toc WHERE item_cd = 'RG-20-A1' AND work_cd = 'GRD-20'`)
        await tx.execute(sql`DELETE FROM place_order_master WHERE item_cd = 'SEAL-20'`)
        await tx.execute(sql`UPDATE bom SET abort_div = '2' WHERE parent_item_cd = 'RG-20-B1K'`)
        await tx.execute(sql`UPDATE item SET abort_div = '1' WHERE item_cd = 'BRG-6002'`)
        expect(await rows(tx, {}, sql`SELECT FROM pbom_process WHERE item_cd = 'RG-20-B1'`)).toHaveLength(3)
      })
      expect(await problems('RG-20')).toEqual([
        '11 RG-20-B1K',
        '12 BRG-6002',
        '13 RG-20-B1 10 TRN-10',
        '23 RG-20-A1 30 GRD-20',
        '24 SEAL-20',
      ])
    })
  })
})
