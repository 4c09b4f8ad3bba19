import { beforeAll, describe, expect, it } from 'vitest'
import {
  closePlaceOrderLines,
  issuePlaceOrder,
} from '#modules/place-order/contract/order/place-order-calls.ts'
import { placeOrderSlip } from '#modules/place-order/contract/order/place-order-slip.ts'
import { decodeCp932, encodeCp932 } from '#platform/server/csv/cp932.ts'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { refused } from '#test/master-stage.ts'
import { orderStage, type OrderStage } from '#test/order-stage.ts'
import { answerOfSupplier } from '../../contract/order/backlog-calls.ts'
import { answerCsv, answerCsvPreview, answerCsvUpload } from '../../contract/order/answer-csv.ts'

onPostgres((open) =>
  describe('the answers of a supplier as a file', () => {
    let stage: OrderStage
    beforeAll(async () => {
      stage = await orderStage(await open(demo))
    })

    const issued = async (supplier_cd: string, ...items: readonly string[]): Promise<string> => {
      const { header } = await stage.call(placeOrderSlip.endpoints.doEdit, {
        assign_mode: '0',
        header: {
          ...{ order_dt: '2026-11-08', supplier_cd, branch_no: '00', due_dt: '2026-11-27' },
          payment_text: '検収月の翌月末、銀行振込',
        },
        lines: items.map((item_cd) => ({
          ...{ item_cd, qty: '10', due_dt: '2026-11-27', location_cd: '999' },
          ...{ unit_price: '100', price_base_qty: '1' as const },
        })),
      })
      await stage.call(issuePlaceOrder, { po_no: header.po_no })
      return header.po_no
    }
    const linesOf = (po_no: string, count: number) =>
      Array.from({ length: count }, (_, at) => ({ po_no, line_no: at + 1 }))
    const fileOf = async (lines: readonly { po_no: string; line_no: number }[]): Promise<string[]> => {
      const { content } = await stage.call(answerCsv, { lines: [...lines] })
      return decodeCp932(content instanceof Uint8Array ? content : new Uint8Array()).split('\r\n')
    }
    const sent = (rows: readonly string[]) => ({
      file_nm: '納期回答.csv',
      content: encodeCp932(rows.join('\r\n'))?.toString('base64') ?? '',
    })
    const seenOf = async (file: ReturnType<typeof sent>) => {
      const { rows } = await stage.call(answerCsvPreview, file)
      return { ...file, seen: rows.map(({ update_cnt }) => update_cnt) }
    }
    const answers = async (po_no: string) =>
      (await stage.call(placeOrderSlip.endpoints.getDetail, { po_no })).lines.map(
        ({ answer_dt }) => answer_dt,
      )

    it('goes out with the open lines and comes back with days; a blank one is no answer', async () => {
      const po_no = await issued('S004', 'BRG-6001', 'BRG-6002', 'BRG-6003')
      const [heading = '', first = '', second = '', third = ''] = await fileOf(linesOf(po_no, 3))
      expect(heading).toBe('発注番号,行番号,仕入先品目,品目,品名・内容,発注残,納期,回答納期')
      expect(first).toMatch(new RegExp(`^${po_no},1,.*,BRG-6001,.*,10,2026/11/27,$`))
      const file = sent([heading, `${third}2026年12月3日`, second, `${first}2026/12/1`, ''])
      const { rows, counts } = await stage.call(answerCsvPreview, file)
      expect(rows.map(({ state, differing }) => [state, differing])).toEqual([
        ['changed', [7]],
        ['same', []],
        ['changed', [7]],
      ])
      expect(counts).toEqual({ new: 0, changed: 2, same: 1, wrong: 0 })
      const upload = await seenOf(file)
      expect((await stage.call(answerCsvUpload, upload)).counts).toEqual(counts)
      expect(await answers(po_no)).toEqual(['2026-12-01', '', '2026-12-03'])
      expect((await refused(stage.call(answerCsvUpload, upload))).code).toBe('IMP_DUPLICATE')
    })

    it('each wrong cell is told, and then nothing is taken', async () => {
      const po_no = await issued('S004', 'BRG-6001', 'BRG-6002', 'BRG-6003')
      const [heading = '', first = '', second = '', third = ''] = await fileOf(linesOf(po_no, 3))
      await stage.call(closePlaceOrderLines, { po_no, lines: [3], reason: '製造中止' })
      const file = sent([
        heading,
        `${first}2026/11/07`,
        `${second.replace('BRG-6002', 'BRG-6009')}5`,
        `${third}2026/12/01`,
        `${first}2026/12/01`,
        first.replace(',1,', ',9,'),
        `${second},`,
      ])
      const { rows, error_file } = await stage.call(answerCsvPreview, file)
      expect(rows.map(({ errors }) => errors.map(({ column, code }) => [column, code]))).toEqual([
        [[7, 'BIZ_PO_DUE_BEFORE_ORDER']],
        [
          [3, 'BIZ_PO_ANSWER_ITEM'],
          [7, 'V_DATE'],
        ],
        [[1, 'BIZ_PO_DELIVERED']],
        [[1, 'CSV_KEY_TWICE']],
        [[0, 'BIZ_PO_ANSWER_LINE']],
        [[-1, 40005]],
      ])
      expect(decodeCp932(Buffer.from(error_file, 'base64'))).toContain('BRG-6002 です')
      expect((await refused(stage.call(answerCsvUpload, await seenOf(file)))).code).toBe('IMP_ERRORS')
      expect(await answers(po_no)).toEqual(['', '', ''])
    })

    it('what somebody has written down since the preview stays', async () => {
      const po_no = await issued('S004', 'BRG-6001')
      const [heading = '', first = ''] = await fileOf(linesOf(po_no, 1))
      const upload = await seenOf(sent([heading, `${first}2026/12/01`]))
      await stage.call(answerOfSupplier, { lines: [{ po_no, line_no: 1, date: '2026-12-09', seen: '' }] })
      expect((await refused(stage.call(answerCsvUpload, upload))).code).toBe('CSV_ROWS_CHANGED')
      expect(await answers(po_no)).toEqual(['2026-12-09'])
    })

    it('shows no supplier what another one has been ordered', async () => {
      const own = await issued('S004', 'BRG-6001')
      const other = await issued('S001', 'BRG-6001')
      const mixed = fileOf([...linesOf(own, 1), ...linesOf(other, 1)])
      expect((await refused(mixed)).code).toBe('BIZ_PO_ONE_SUPPLIER')
    })
  }),
)
