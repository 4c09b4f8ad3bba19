import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { palettePreview, paletteSearch } from '#platform/contract/palette.ts'
import { attachFile } from '#platform/server/stored-files/attachment.ts'
import { tokenOf } from '#test/company.ts'
import { onPostgres } from '#test/databases.ts'
import { openSite, type Site } from '#test/site.ts'
import { at, bought, stockStage, type StockStage } from '#test/stock-stage.ts'

onPostgres((open) =>
  describe('the palette', () => {
    let site: Site
    let stage: StockStage
    beforeAll(async () => {
      const database = await open()
      site = await openSite(database)
      stage = await stockStage(database)
      await stage.within(async (context) => {
        const { tx, session } = context
        const named = (code: string, name: string, kana: string) =>
          tx.execute(sql`UPDATE item SET item_nm = ${name}, kana = ${kana}
            WHERE company_cd = ${session.company_cd} AND item_cd = ${code}`)
        await named('M1', '主軸', 'シャフト')
        await named('M2', 'M10ボルト', 'ボルト')
        const drawing = { file_nm: '図面-0815.pdf', content: Buffer.from('%PDF-1.7') }
        await attachFile(context, { table: 'item', key: 'M1' }, drawing)
      })
      await stage.post([bought('M1', '12', '5')])
      await stage.post([
        { stock_div: '010', item_cd: 'L1', qty: '3', price: '1', to: at('W1', { lot_no: 'LOT-77' }) },
      ])
    })

    const found = async (keyword: string, user = 'admin') => {
      const token = await tokenOf(site, stage.company_cd, user)
      const { data } = await site.call(paletteSearch, { keyword }, { token })
      return Object.fromEntries(data.list.map(({ finder, hits }) => [finder, hits.map(({ code }) => code)]))
    }
    const told = async (finder: string, key: string, user = 'admin') => {
      const token = await tokenOf(site, stage.company_cd, user)
      const { data } = await site.call(palettePreview, { finder, key }, { token })
      return Object.fromEntries(data.lines.map(({ label, value }) => [label, value]))
    }

    it('has the code itself first, then what begins with it, then what is called so', async () => {
      expect(await found('M1')).toMatchObject({ item: ['M1', 'M10', 'M11'] })
      expect((await found('M10'))['item']).toEqual(['M10', 'M2'])
    })

    it.each(['主軸', 'シャフト', 'しゃふと', 'ｼｬﾌﾄ', 'shafuto', 'syafuto'])(
      'finds an item by %s',
      async (typed) => {
        expect((await found(typed))['item']).toEqual(['M1'])
      },
    )

    it('finds lots and files, with the way to them', async () => {
      expect(await found('LOT-7')).toEqual({ stockLots: ['LOT-77'] })
      const token = await tokenOf(site, stage.company_cd)
      const { data } = await site.call(paletteSearch, { keyword: '0815' }, { token })
      expect(data.list.flatMap(({ hits }) => hits)).toMatchObject([
        { code: '図面-0815.pdf', note: 'M1', path: expect.stringMatching(/\?item_cd=M1$/) },
      ])
    })

    it('tells of an item what another module knows about it', async () => {
      expect(await told('item', 'M1')).toMatchObject({ 在庫数: '12 kg', 引当可能: '12 kg' })
      expect(await told('stockLots', 'L1 LOT-77')).toMatchObject({ 在庫数: '3' })
      expect(await told('item', 'NONE')).toEqual({})
    })

    it('shows nobody what they may not read, neither in the list nor in the preview', async () => {
      expect(await found('LOT-7', 'clerk')).toEqual({})
      expect((await found('M1', 'clerk'))['item']).toContain('M1')
      expect(Object.keys(await told('item', 'M1', 'clerk'))).not.toContain('在庫数')
      expect(await told('stockLots', 'L1 LOT-77', 'clerk')).toEqual({})
      expect(await found('M1', 'operator')).toEqual({})
      expect(await found('0815', 'operator')).toEqual({})
      expect(await told('item', 'M1', 'operator')).toEqual({})
    })
  }),
)
