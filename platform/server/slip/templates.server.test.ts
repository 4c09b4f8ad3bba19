import { beforeAll, expect, it } from 'vitest'
import type { Endpoint, OutputOf } from '#platform/contract/endpoint.ts'
import { deleteSlipTemplate, editSlipTemplate, slipTemplates } from '#platform/contract/slip-template.ts'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { refused, speaker, type Caller, type Say } from '#test/master-stage.ts'
import { product } from '#test/product.ts'
import { templateRoutes } from './templates.ts'

type Templates = OutputOf<typeof slipTemplates>

onPostgres((open) => {
  let say: Say
  beforeAll(async () => {
    say = speaker(await open(demo), product)
  })

  const path = '/stock/registerStock'
  const clerk: Caller = { user: 'TANAKA', permissions: ['stock:yes'] }
  const call = <T>(endpoint: Endpoint, input: object, caller?: Caller): Promise<T> => {
    const route = templateRoutes.find((other) => other.endpoint === endpoint)
    if (!route) throw new Error(`No route for ${endpoint.path}`)
    return say<T>(route, input, caller)
  }
  const names = async (caller?: Caller) =>
    (await call<Templates>(slipTemplates, { path }, caller)).list.map(({ name }) => name)
  const keep = (name: string, more: object = {}, caller?: Caller) =>
    call<{ template_no: string }>(
      editSlipTemplate,
      {
        ...{ path, name, header: { stock_div: '061' }, lines: [{ item_cd: 'BLT-M4', qty: '5' }] },
        ...{ shared: false, ...more },
      },
      caller,
    )

  it('belongs to whoever kept it; colleagues of the factory see what is shared, and nobody else', async () => {
    await keep('自分用')
    const { template_no } = await keep('棚卸前', { shared: true })
    expect(await names()).toEqual(['棚卸前', '自分用'])
    expect(await names(clerk)).toEqual(['棚卸前'])
    expect(await names({ factory: 'F02' })).toEqual([])
    expect(await names({ company: 'OTHER' })).toEqual([])
    expect((await call<Templates>(slipTemplates, { path }, clerk)).list).toEqual([
      {
        ...{ template_no, name: '棚卸前', header: { stock_div: '061' }, own: false, shared: true },
        ...{ lines: [{ item_cd: 'BLT-M4', qty: '5' }], username: '佐藤' },
      },
    ])
  })

  it('takes the place of what was kept under the same name', async () => {
    const { template_no } = await keep('毎週', { lines: [{ qty: '1' }] })
    expect(await keep('毎週', { lines: [{ qty: '2' }] })).toEqual({ template_no })
    const { list } = await call<Templates>(slipTemplates, { path })
    expect(list.filter(({ name }) => name === '毎週')).toMatchObject([{ lines: [{ qty: '2' }] }])
    expect((await refused(keep('  '))).fields).toMatchObject([{ path: 'name' }])
  })

  it('is not for those who may not open the slip, nor for what is no screen', async () => {
    const outsider: Caller = { user: 'OTHER', permissions: ['master:yes'] }
    expect(await refused(names(outsider))).toMatchObject({ code: 403 })
    expect(await refused(keep('x', { path: '/nowhere' }))).toMatchObject({ code: 404 })
  })

  it('is deleted by its owner, and by nobody who only sees it', async () => {
    const { template_no } = await keep('共有', { shared: true })
    const secret = await keep('秘密')
    expect(await refused(call(deleteSlipTemplate, { template_no }, clerk))).toMatchObject({
      code: 'TEMPLATE_NOT_OWN',
    })
    expect(await refused(call(deleteSlipTemplate, secret, clerk))).toMatchObject({ code: 404 })
    await call(deleteSlipTemplate, { template_no })
    expect(await names(clerk)).not.toContain('共有')
  })

  it('is kept only so often', async () => {
    const mine: Caller = { user: 'MANY', permissions: ['stock:yes'] }
    for (let at = 0; at < 50; at++) await keep(`型${at}`, {}, mine)
    expect(await refused(keep('型50', {}, mine))).toMatchObject({ code: 'TEMPLATE_TOO_MANY' })
    await keep('型49', { shared: true }, mine)
  })
})
