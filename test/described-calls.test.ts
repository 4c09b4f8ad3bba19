import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { openApi } from '#platform/server/http/openapi.ts'
import { apiDocument } from '#modules/developer/contract/api-page.ts'
import {
  describedCalls,
  exampleOf,
  fieldsOf,
  firstInput,
  found,
} from '#modules/developer/web/api-page/described-calls.ts'

const summary = { ja: '在庫の照会', en: 'Stock enquiry', zh: '库存查询' }
const output = z.object({ list: z.array(z.object({ item_cd: z.string() })) })
const calls = [
  endpoint({
    method: 'GET',
    path: '/api/stock/one/getList',
    summary,
    guard: ['stock:yes', 'mes:yes'],
    input: z.object({ item_cd: z.string().max(40), page: z.coerce.number().int().default(1) }),
    output,
  }),
  endpoint({
    method: 'POST',
    path: '/api/sales/two/doEdit',
    summary: { ja: '売上の登録', en: 'Save a sale', zh: '登记销售' },
    guard: { permissions: ['receiveorder:yes', 'write:receiveorder'], mode: 'allOf' },
    write: 'write:receiveorder',
    input: z.object({ kind: z.enum(['A', 'B']), lines: z.array(z.object({ qty: z.string() })) }),
    output: z.object({}),
  }),
]
const document = apiDocument.parse(openApi(calls))
const { schemas } = document.components

describe('the description of calls as the page reads it', () => {
  const described = describedCalls(document, 'ja')

  it('is of every call, in the reader’s language, with its guard', () => {
    expect(
      described.map(({ method, path, summary: said, guard, write }) => [method, path, said, guard, write]),
    ).toEqual([
      ['GET', '/api/stock/one/getList', '在庫の照会', 'stock:yes / mes:yes', ''],
      [
        ...['POST', '/api/sales/two/doEdit', '売上の登録'],
        ...['receiveorder:yes + write:receiveorder', 'write:receiveorder'],
      ],
    ])
    expect(describedCalls(document, 'zh')[0]?.summary).toBe('库存查询')
  })

  it('is found by words of path, name and guard, and by its area', () => {
    const paths = (typed: string, area = '') => found(described, typed, area).map(({ path }) => path)
    expect(paths('在庫 照会')).toEqual(['/api/stock/one/getList'])
    expect(paths('post DOEDIT')).toEqual(['/api/sales/two/doEdit'])
    expect(paths('mes:yes')).toEqual(['/api/stock/one/getList'])
    expect(paths('', 'sales')).toEqual(['/api/sales/two/doEdit'])
    expect(paths('mes:yes', 'sales')).toEqual([])
  })

  it('begins with an input that only needs to be typed over', () => {
    const [get, post] = described
    if (!get || !post) throw new Error('There are two')
    expect(JSON.parse(firstInput(get, schemas))).toEqual({ item_cd: '', page: 1 })
    expect(JSON.parse(firstInput(post, schemas))).toEqual({ kind: 'A', lines: [{ qty: '' }] })
    expect(fieldsOf(get.operation, schemas)).toMatchObject([
      { name: 'item_cd', must: true, kind: 'string, maxLength 40' },
      { name: 'page', must: false },
    ])
    const answer = get.operation.responses[200].content['application/json']?.schema
    expect(exampleOf(answer, schemas)).toMatchObject({ data: { list: [{ item_cd: '' }] } })
  })
})
