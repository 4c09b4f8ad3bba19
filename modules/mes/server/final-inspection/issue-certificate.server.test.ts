import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { lotTrace, printLotCertificate } from '#modules/stock/contract/lot-trace.ts'
import { transactionsOf, type Transaction } from '#platform/server/database/across-factories.ts'
import { inContext } from '#test/context.ts'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { inspectionStage, type InspectionStage } from '#test/inspection-stage.ts'
import { outcome } from '#test/master-stage.ts'
import { textOfPages } from '#test/pdf-text.ts'
import {
  issuedCertificate,
  issuedCertificates,
  printCertificate,
} from '../../contract/final-inspection/inspection-calls.ts'
import { issueCertificate } from './issue-certificate.ts'

onPostgres((open) => {
  describe('検査成績書 that was issued', { timeout: 180_000 }, () => {
    let stage: InspectionStage
    beforeAll(async () => {
      stage = await inspectionStage(await open(demo))
      await stage.database.owner('write', (tx) =>
        tx.execute(
          sql`UPDATE item SET lot_control = '1' WHERE company_cd = 'DEMO' AND item_cd = ${stage.item_cd}`,
        ),
      )
    })
    const waiting = async (qty: string) => {
      const work_order_no = await stage.made(qty)
      await stage.finished(work_order_no, qty)
      const [row] = await stage.waiting(work_order_no)
      return { work_order_no, lot_no: row?.lot_no ?? '' }
    }
    type Lot = Awaited<ReturnType<typeof waiting>>
    const bytes = (content: unknown): Buffer => {
      if (!(content instanceof Uint8Array)) throw new Error('No file was answered')
      return Buffer.from(content)
    }
    const printed = async (lot: Lot) => {
      const { name, content } = await stage.call(printCertificate, lot)
      return { name, content: bytes(content) }
    }
    const logged = async ({ work_order_no }: Lot) =>
      stage.ask(
        { row_key: z.string(), prints: z.int() },
        sql`SELECT row_key, count(*)::int AS prints FROM print_log WHERE company_cd = 'DEMO'
          AND document = 'inspection_certificate' AND starts_with(row_key, ${work_order_no}) GROUP BY 1 ORDER BY 1`,
      )

    it('is the same file each time, and each print is logged; after the next judgement it is version 2, and the first stays', async () => {
      const lot = await waiting('4')
      const { work_order_no, lot_no } = lot
      await stage.judge(work_order_no, { good_qty: '2' })
      const first = await printed(lot)
      expect(first.name).toBe(`検査成績書_${lot_no}.pdf`)
      expect(textOfPages(first.content).join('').replaceAll(/\s/g, '')).toContain('版1')
      expect((await printed(lot)).content).toEqual(first.content)
      await stage.judge(work_order_no, { good_qty: '1', defective_qty: '1', reason_cd: '10' })
      const second = await printed(lot)
      expect(second.name).toBe(`検査成績書_${lot_no}_2.pdf`)
      expect(textOfPages(second.content).join('').replaceAll(/\s/g, '')).toContain('版2')
      const { list } = await stage.call(issuedCertificates, lot)
      expect(list).toMatchObject([
        { revision: 2, language: 'ja', good_qty: '3', defective_qty: '1', file_nm: second.name },
        { revision: 1, language: 'ja', good_qty: '2', defective_qty: '0', file_nm: first.name },
      ])
      const kept = await stage.call(issuedCertificate, { ...lot, revision: 1, language: 'ja' })
      expect(bytes(kept.content)).toEqual(first.content)
      expect(await outcome(stage.call(issuedCertificate, { ...lot, revision: 3, language: 'ja' }))).toBe(
        '404',
      )
      expect(await logged(lot)).toEqual([
        { row_key: `${work_order_no} ${lot_no} 1`, prints: 2 },
        { row_key: `${work_order_no} ${lot_no} 2`, prints: 1 },
      ])
    })

    /** Whoever has drawn it waits for the others, and all keep it at once. */
    async function issuedTogether(lot: Lot, count: number) {
      const {
        tx: _tx,
        said: _said,
        after: _after,
        ...call
      } = await inContext(stage.database, { company_cd: 'DEMO' }, (context) => Promise.resolve(context))
      const plain = transactionsOf(stage.database, { company_cd: 'DEMO', factory_cd: 'F01' })
      const waiters: (() => void)[] = []
      const issue = () => {
        let writes = 0
        const transaction: Transaction = async (mode, work) => {
          if (mode === 'write' && ++writes === 2) {
            await new Promise<void>((resolve) => {
              if (waiters.push(resolve) === count) for (const go of waiters) go()
            })
          }
          return plain(mode, work)
        }
        const cookies = { browser: '', cookie: () => undefined, setCookie: () => undefined }
        return issueCertificate({ ...call, ...cookies, transaction }, lot)
      }
      return Promise.all(Array.from({ length: count }, issue))
    }

    it('is one file for all who issue it at the same moment', async () => {
      const lot = await waiting('1')
      await stage.judge(lot.work_order_no, { good_qty: '1' })
      const issued = await issuedTogether(lot, 3)
      expect(new Set(issued.map(({ file_no }) => file_no)).size).toBe(1)
      expect((await stage.call(issuedCertificates, lot)).list).toHaveLength(1)
      expect(await logged(lot)).toMatchObject([{ prints: 3 }])
    })

    it('is reached from the trace of the lot, and not of a lot that nobody has judged', async () => {
      const lot = await waiting('2')
      const asked = { item_cd: stage.item_cd, lot_no: lot.lot_no }
      const isCertified = async () =>
        (await stage.call(lotTrace, asked)).nodes.find(({ level }) => level === 0)?.has_certificate
      expect(await isCertified()).toBe(false)
      expect(await outcome(stage.call(printLotCertificate, asked))).toBe('BIZ_LOT_NO_CERTIFICATE')
      await stage.judge(lot.work_order_no, { good_qty: '2' })
      expect(await isCertified()).toBe(true)
      const { nodes } = await stage.call(lotTrace, asked)
      expect(nodes.filter(({ has_certificate }) => has_certificate)).toHaveLength(1)
      const traced = await stage.call(printLotCertificate, asked)
      expect(bytes(traced.content)).toEqual((await printed(lot)).content)
    })
  })
})
