import { beforeAll, expect, it } from 'vitest'
import type { Endpoint, FileAnswer, OutputOf } from '#platform/contract/endpoint.ts'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { refused, speaker, type Caller, type Say } from '#test/master-stage.ts'
import { product } from '#test/product.ts'
import { maxFileBytes } from '#platform/contract/stored-file.ts'
import { itemMaster } from '../contract/item.ts'

if (!itemMaster.attachmentCalls) throw new Error('Items carry drawings')
const { getFiles, getFile, doEditFile, doDeleteFile } = itemMaster.attachmentCalls

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
  'base64',
)

onPostgres((open) => {
  let say: Say

  beforeAll(async () => {
    const database = await open(demo)
    say = speaker(database, product)
  })

  function call<E extends Endpoint>(endpoint: E, input: object, caller?: Caller): Promise<OutputOf<E>> {
    const found = product.routes.find((route) => route.endpoint === endpoint)
    if (!found) throw new Error(`No route for ${endpoint.path}`)
    return say<OutputOf<E>>(found, input, caller)
  }
  const drawing = { item_cd: 'LG-15', file_nm: '図面.png', content: png.toString('base64'), comment: '初版' }

  it('a drawing is put on an item, read as it was, and taken off', async () => {
    const { attachment_no } = await call(doEditFile, drawing)
    const { list } = await call(getFiles, { item_cd: 'LG-15' })
    expect(list).toMatchObject([
      { attachment_no, file_nm: '図面.png', content_type: 'image/png', size: png.length, comment: '初版' },
    ])
    const read = (await call(getFile, { item_cd: 'LG-15', attachment_no })) as FileAnswer
    expect(Buffer.from(read.content as Uint8Array).equals(png)).toBe(true)
    await call(doDeleteFile, { item_cd: 'LG-15', attachment_no })
    expect((await call(getFiles, { item_cd: 'LG-15' })).list).toEqual([])
    expect(await refused(call(getFile, { item_cd: 'LG-15', attachment_no }))).toMatchObject({
      code: 404,
    })
  })

  it('a large drawing comes back byte for byte, and one that is too large is refused', async () => {
    const large = Buffer.concat([png, Buffer.alloc(maxFileBytes - png.length, 7)])
    const file = { ...drawing, item_cd: 'LG-30', content: large.toString('base64') }
    const { attachment_no } = await call(doEditFile, file)
    const read = (await call(getFile, { item_cd: 'LG-30', attachment_no })) as FileAnswer
    expect(Buffer.from(read.content as Uint8Array).equals(large)).toBe(true)
    const larger = Buffer.concat([large, Buffer.alloc(3)]).toString('base64')
    expect(await refused(call(doEditFile, { ...file, content: larger }))).toMatchObject({ code: 400 })
  })

  it('a file is opened from its own item only', async () => {
    const { attachment_no } = await call(doEditFile, { ...drawing, item_cd: 'LG-20' })
    expect(await refused(call(getFile, { item_cd: 'LG-25', attachment_no }))).toMatchObject({
      code: 404,
    })
    const elsewhere = call(getFile, { item_cd: 'LG-20', attachment_no }, { company: 'OTHER' })
    expect(await refused(elsewhere)).toMatchObject({ code: 404 })
  })

  it('what a browser would run, and what is none of an item’s, is refused', async () => {
    const page = { ...drawing, file_nm: 'a.html', content: Buffer.from('<script>').toString('base64') }
    expect(await refused(call(doEditFile, page))).toMatchObject({ code: 'FILE_TYPE_REFUSED' })
    expect(await refused(call(doEditFile, { ...drawing, item_cd: 'GONE' }))).toMatchObject({ code: 404 })
    const reader: Caller = { permissions: ['master:yes'] }
    expect(await refused(call(doEditFile, drawing, reader))).toMatchObject({ code: 403 })
  })
})
