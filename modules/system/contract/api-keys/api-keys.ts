import { day } from '#platform/contract/day-input.ts'
import { z } from 'zod'
import { codes } from '#platform/contract/code-table.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { http, user } from '#platform/contract/error-catalogue.ts'
import { errors } from '#platform/contract/errors.ts'
import { list } from '#platform/contract/list-screen.ts'
import { writeEverywhere, type PermissionKey } from '#platform/contract/permission.ts'
import { requiredLine } from '#platform/contract/written-text.ts'

export const apiKeyErrors = errors({
  BIZ_KEY_SCOPE: {
    ja: '使える範囲を1つ以上選択してください。',
    en: 'Choose at least one area.',
    zh: '请至少选择一个可用范围。',
  },
  BIZ_KEY_EXPIRY: {
    ja: '有効期限は、明日から{days}日後までの日付にしてください。',
    en: 'The key must expire between tomorrow and {days|# day|# days} from now.',
    zh: '有效期须在明天至{days}天后之间。',
  },
})

export const longestKeyDays = 731

/** What a program may do in an area. */
export const keyScope = codes('key_scope', {
  R: { ja: '参照', en: 'Read', zh: '查看' },
  W: { ja: '参照・登録', en: 'Read and save', zh: '查看和登记' },
})

/** The business, and nothing by which a key could give itself rights: neither the system nor the developer area. */
export const keyAreas = ['master', 'receiveorder', 'placeorder', 'stock', 'production', 'mes'] as const
export type KeyArea = (typeof keyAreas)[number]

/** The rights of a key, as permissions. */
export const permissionsOf = ({
  cost,
  ...scopes
}: Readonly<Record<KeyArea, '' | 'R' | 'W'>> & { readonly cost: '' | 'R' }): readonly PermissionKey[] => {
  const ofAreas = keyAreas.flatMap((area): readonly PermissionKey[] =>
    scopes[area] === '' ? [] : scopes[area] === 'R' ? [`${area}:yes`] : [`${area}:yes`, `write:${area}`],
  )
  // Seeing costs alone is nothing that one could call.
  return cost === '' || ofAreas.length === 0 ? ofAreas : [...ofAreas, 'cost:yes']
}

export const keyState = codes(
  'key_state',
  {
    live: { ja: '有効', en: 'Valid', zh: '有效' },
    expired: { ja: '期限切れ', en: 'Expired', zh: '已过期' },
    stopped: { ja: '発行者停止', en: 'Issuer stopped', zh: '签发人停用' },
    revoked: { ja: '取消済み', en: 'Revoked', zh: '已撤销' },
  },
  { live: 'done', expired: 'warn', stopped: 'warn', revoked: 'none' },
)

const guard = ['developer:yes'] as const

const areaColumn = (ja: string, en: string, zh: string) =>
  ({ kind: 'choice', label: { ja, en, zh }, width: 12, codes: keyScope }) as const

/** APIキー: programs that may call, what for, and when they last did. */
export const apiKeyList = list({
  name: 'apiKeyList',
  title: { ja: 'APIキー', en: 'API keys', zh: 'API密钥' },
  area: 'developer',
  guard,
  path: '/developer/apiKeyList',
  icon: 'lock',
  key: ['key_no'],
  columns: {
    key_no: { kind: 'decimal', label: { ja: 'キー番号', en: 'Key no.', zh: '密钥编号' }, width: 9 },
    name: { kind: 'text', label: { ja: '名称', en: 'Name', zh: '名称' }, width: 26 },
    state: { kind: 'choice', label: { ja: '状態', en: 'Status', zh: '状态' }, width: 12, codes: keyState },
    factory_cd: {
      ...{ kind: 'code', width: 22, named: 'factory_nm' },
      label: { ja: '工場', en: 'Factory', zh: '工厂' },
    },
    master: areaColumn('マスタ', 'Masters', '主数据'),
    receiveorder: areaColumn('受注', 'Sales orders', '接单'),
    placeorder: areaColumn('発注', 'Purchasing', '采购'),
    stock: areaColumn('在庫', 'Stock', '库存'),
    production: areaColumn('生産計画', 'Production planning', '生产计划'),
    mes: areaColumn('製造実行', 'Shop floor', '制造执行'),
    cost: areaColumn('原価・粗利', 'Cost and margin', '成本与毛利'),
    expires_at: { kind: 'moment', label: { ja: '有効期限', en: 'Expiry', zh: '有效期' }, width: 17 },
    last_used_at: { kind: 'moment', label: { ja: '最終利用', en: 'Last used', zh: '最近使用' }, width: 17 },
    user_cd: {
      ...{ kind: 'code', width: 24, named: 'username' },
      label: { ja: '発行者', en: 'Issued by', zh: '签发人' },
    },
    created_at: { kind: 'moment', label: { ja: '発行日時', en: 'Issued at', zh: '签发时间' }, width: 17 },
  },
  search: ['name', 'state', 'user_cd'],
  card: { title: 'name', sub: ['state', 'factory_cd', 'user_cd'], date: 'expires_at' },
  sort: '-key_no',
})

const scope = z.union([z.literal(''), keyScope.schema]).default('')

/** Answers the key, which is not stored and never told again. */
export const makeApiKey = endpoint({
  method: 'POST',
  path: '/api/developer/apiKeyList/make',
  summary: { ja: 'APIキー：発行', en: 'API keys: issue', zh: 'API密钥：签发' },
  guard,
  write: writeEverywhere,
  input: z.object({
    name: requiredLine(60),
    expires_dt: day,
    ...{ master: scope, receiveorder: scope, placeorder: scope, stock: scope, production: scope, mes: scope },
    /** There is nothing to save. */
    cost: z.enum(['', 'R']).default(''),
  }),
  output: z.object({ key_no: z.string(), key: z.string() }),
  errors: [user[10013], apiKeyErrors.BIZ_KEY_SCOPE, apiKeyErrors.BIZ_KEY_EXPIRY],
  audit: 'apiKey',
})

/** All of them, or none. They are refused from the next call on. */
export const revokeApiKeys = endpoint({
  method: 'POST',
  path: '/api/developer/apiKeyList/revoke',
  summary: { ja: 'APIキー：取消', en: 'API keys: revoke', zh: 'API密钥：撤销' },
  guard,
  write: writeEverywhere,
  input: z.object({
    keys: z
      .array(z.string().regex(/^\d{1,18}$/))
      .min(1)
      .max(200),
  }),
  output: z.object({ count: z.number().int() }),
  errors: [user[10013], http[404]],
  audit: 'apiKey',
})
