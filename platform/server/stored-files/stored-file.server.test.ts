import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeCompany } from '#test/company.ts'
import { inContext } from '#test/context.ts'
import { onEveryDatabase } from '#test/databases.ts'
import type { Context } from '../context.ts'
import { backup } from '../database/backup.ts'
import type { Database } from '../database/database.ts'
import { restore } from '../database/restore.ts'
import { attachFile, readAttachments, removeAttachment } from './attachment.ts'
import { findBusinessDocuments, readFile, storeFile, type BusinessDocument } from './stored-file.ts'

/** Every byte occurs, and no two chunks are alike. */
function pdfOf(size: number, seed = 1): Buffer {
  const content = Buffer.alloc(size)
  for (let at = 0; at < size; at++) content[at] = (at * 31 + (at >> 8) * seed) & 0xff
  content.write('%PDF-1.7\n')
  return content
}
const sha256 = (content: Uint8Array) => createHash('sha256').update(content).digest('hex')
const invoice: BusinessDocument = {
  direction: 'received',
  partner_cd: 'V001',
  partner_nm: '髙橋鋼材㈱',
  document_dt: '2026-04-10',
  amount: '110000',
}
const megabyte = 1024 * 1024

onEveryDatabase((open) => {
  let database: Database
  let company_cd: string
  beforeAll(async () => {
    database = await open()
    company_cd = await makeCompany(database)
  })
  const run = <T>(work: (context: Context) => Promise<T>, company = company_cd) =>
    inContext(database, { company_cd: company }, work)
  const store = (file_nm: string, content: Uint8Array, business?: BusinessDocument) =>
    run((context) => storeFile(context, { file_nm, content, ...(business ? { business } : {}) }))
  const ofSlip = (key: string) => ({ table: 'test_slip', key })

  it('comes back byte for byte, also when it is as large as it may be', async () => {
    for (const size of [9, 256 * 1024, 256 * 1024 + 1, 10 * megabyte]) {
      const content = pdfOf(size, size)
      const file_no = await store('C:\\受信\\請求書 4月.pdf', content)
      const read = await run((context) => readFile(context, file_no))
      expect(read).toMatchObject({ file_nm: '請求書 4月.pdf', content_type: 'application/pdf' })
      expect(sha256(read.content)).toBe(sha256(content))
    }
  })

  it('is refused when it is empty, too large, or not what its name says', async () => {
    const tooLarge = store('a.pdf', pdfOf(10 * megabyte + 1))
    await expect(tooLarge).rejects.toMatchObject({ code: 'TOO_LARGE', params: { max: '10 MB' } })
    await expect(store('a.pdf', Buffer.alloc(0))).rejects.toMatchObject({ code: 3001 })
    const page = Buffer.from('<html><script>alert(1)</script></html>')
    for (const name of ['a.html', 'a.svg', 'a.pdf', 'a.png', 'a', 'a.pdf.exe'])
      await expect(store(name, page)).rejects.toMatchObject({ code: 'FILE_TYPE_REFUSED' })
    await expect(store('a.csv', Buffer.from([65, 0, 66]))).rejects.toMatchObject({
      code: 'FILE_TYPE_REFUSED',
    })
  })

  it('that is a business document is found by partner, date and amount, and by nothing else', async () => {
    await store('nothing.pdf', pdfOf(100))
    const first = await store('first.pdf', pdfOf(100), invoice)
    const changed = { ...invoice, document_dt: '2026-05-10', amount: '220000', replaces_no: first }
    const second = await store('second.pdf', pdfOf(100), changed)
    const find = (search: Parameters<typeof findBusinessDocuments>[1]) =>
      run(async (context) => (await findBusinessDocuments(context, search)).map(({ file_no }) => file_no))
    expect(await find({})).toEqual([second, first])
    expect(await find({ partner_nm: '橋鋼' })).toEqual([second, first])
    expect(await find({ partner_nm: '%' })).toEqual([])
    expect(await find({ from_dt: '2026-04-11' })).toEqual([second])
    expect(await find({ to_dt: '2026-04-10', from_amount: '110000', to_amount: '110000' })).toEqual([first])
    expect(await find({ direction: 'sent' })).toEqual([])
    const stored = await run((context) => findBusinessDocuments(context, { from_dt: '2026-05-01' }))
    expect(stored).toMatchObject([{ replaces_no: first, amount: '220000', partner_nm: '髙橋鋼材㈱' }])
    const incomplete = store('x.pdf', pdfOf(9), { ...invoice, amount: '' })
    await expect(incomplete).rejects.toMatchObject({ code: 'FILE_NOT_SEARCHABLE' })
  })

  it('cannot be changed or deleted, and damage from outside is noticed', async () => {
    const file_no = await store('a.pdf', pdfOf(300_000))
    for (const statement of [
      sql`UPDATE stored_file SET amount = 1`,
      sql`DELETE FROM stored_file`,
      sql`UPDATE stored_file_chunk SET content = ''`,
      sql`DELETE FROM stored_file_chunk`,
    ])
      await expect(run(({ tx }) => tx.execute(statement))).rejects.toMatchObject({ cause: { code: '42501' } })
    await database.owner('write', (tx) =>
      tx.execute(sql`UPDATE stored_file_chunk SET content = set_byte(content, 10, 1)
        WHERE company_cd = ${company_cd} AND file_no = ${file_no}::bigint AND chunk_no = 1`),
    )
    await expect(run((context) => readFile(context, file_no))).rejects.toMatchObject({
      code: 'FILE_DAMAGED',
      params: { name: 'a.pdf' },
    })
  })

  it('of another company does not exist', async () => {
    const file_no = await store('a.pdf', pdfOf(100), invoice)
    const other = await makeCompany(database)
    await expect(run((context) => readFile(context, file_no), other)).rejects.toMatchObject({ code: 404 })
    expect(await run((context) => findBusinessDocuments(context, {}), other)).toEqual([])
  })

  it('on a record is listed with its comment until it is taken off; the file stays', async () => {
    const attach = (comment: string) =>
      run((context) =>
        attachFile(context, ofSlip('F01 000001'), { file_nm: '図面.pdf', content: pdfOf(99) }, comment),
      )
    const attachment_no = await attach('改訂2')
    await attach('')
    const list = () => run((context) => readAttachments(context, ofSlip('F01 000001')))
    const [drawing, ...rest] = await list()
    expect(drawing).toMatchObject({ attachment_no, file_nm: '図面.pdf', comment: '改訂2', size: 99 })
    expect(rest).toHaveLength(1)
    expect(await run((context) => readAttachments(context, ofSlip('F01 000002')))).toEqual([])

    const takeOff = (key: string) => run((context) => removeAttachment(context, ofSlip(key), attachment_no))
    await expect(takeOff('F01 000002')).rejects.toMatchObject({ code: 404 })
    await takeOff('F01 000001')
    await expect(takeOff('F01 000001')).rejects.toMatchObject({ code: 404 })
    expect(await list()).toEqual(rest)
    expect((await run((context) => readFile(context, drawing?.file_no ?? ''))).content).toHaveLength(99)
    await expect(attach('あ'.repeat(201))).rejects.toMatchObject({ code: 9998, params: { max: 200 } })
  })
})

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kaname-files-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

onEveryDatabase((openFrom) => {
  onEveryDatabase((openInto) => {
    it('is in the backup, and readable after the restore', async () => {
      const [source, target] = [await openFrom(), await openInto()]
      const company_cd = await makeCompany(source)
      // More than one piece of what the embedded database copies at once.
      const contents = Array.from({ length: 2 }, (_, at) => pdfOf(3 * megabyte + at, at + 1))
      const numbers: string[] = []
      for (const content of contents)
        numbers.push(
          await inContext(source, { company_cd }, (context) =>
            attachFile(
              context,
              { table: 'test_slip', key: '1' },
              { file_nm: 'a.pdf', content, business: invoice },
            ),
          ),
        )
      const file = path.join(folder, `${source.kind}-${target.kind}.gz`)
      await backup(source, file, '2.0.0')
      await restore(target, file)
      await inContext(target, { company_cd }, async (context) => {
        const attached = await readAttachments(context, { table: 'test_slip', key: '1' })
        expect(attached.map(({ attachment_no }) => attachment_no)).toEqual(numbers)
        for (const [at, { file_no }] of attached.entries())
          expect(sha256((await readFile(context, file_no)).content)).toBe(
            sha256(contents[at] ?? Buffer.alloc(0)),
          )
        const next = await storeFile(context, { file_nm: 'b.pdf', content: pdfOf(9) })
        expect(Number(next)).toBeGreaterThan(Number(attached.at(-1)?.file_no))
      })
    }, 120_000)
  })
})
