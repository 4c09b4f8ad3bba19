import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { http, user } from '#platform/contract/error-catalogue.ts'
import { codeSchema } from '#platform/contract/fields.ts'
import { list } from '#platform/contract/list-screen.ts'
import { writeEverywhere } from '#platform/contract/permission.ts'
import { mayAudit } from '../audit-search/change-search.ts'
import { sessionErrors } from './session-errors.ts'

/** 利用中セッション: who is signed in at this moment, since when and from where. */
export const sessionList = list({
  name: 'sessionList',
  title: { ja: '利用中セッション', en: 'Sessions', zh: '使用中的会话' },
  area: 'system',
  guard: mayAudit,
  path: '/masterMaint/system/sessionList',
  icon: 'user',
  key: ['user_cd', 'session_id'],
  columns: {
    user_cd: {
      ...{ kind: 'code', width: 28, named: 'username' },
      label: { ja: 'ユーザー', en: 'User', zh: '用户' },
    },
    factory_cd: {
      ...{ kind: 'code', width: 24, named: 'factory_nm' },
      label: { ja: '工場', en: 'Factory', zh: '工厂' },
    },
    created_at: { kind: 'moment', label: { ja: 'ログイン日時', en: 'Since', zh: '登录时间' }, width: 17 },
    seen_at: { kind: 'moment', label: { ja: '最終操作', en: 'Last action', zh: '最近操作' }, width: 17 },
    address: { kind: 'text', label: { ja: '接続元', en: 'Address', zh: '来源地址' }, width: 20 },
    browser: { kind: 'text', label: { ja: 'ブラウザ', en: 'Browser', zh: '浏览器' }, width: 22 },
    expires_at: {
      kind: 'moment',
      label: { ja: '有効期限', en: 'Expiry', zh: '有效期' },
      width: 17,
    },
    /** A part of what the session is found by; it opens nothing. */
    session_id: { kind: 'text', label: { ja: 'セッション番号', en: 'Session', zh: '会话编号' }, width: 18 },
  },
  shown: ['user_cd', 'factory_cd', 'created_at', 'seen_at', 'address', 'browser'],
  search: ['user_cd', 'factory_cd', 'address', 'seen_at'],
  card: { title: 'user_cd', sub: ['user_cd', 'factory_cd', 'address', 'browser'], date: 'seen_at' },
  sort: '-seen_at',
})

/** All of them, or none. */
export const endChosenSessions = endpoint({
  method: 'POST',
  path: '/api/system/sessionList/endSessions',
  summary: { ja: '利用中セッション：終了', en: 'Sessions: end', zh: '使用中的会话：结束' },
  guard: mayAudit,
  write: writeEverywhere,
  audit: 'sessionList',
  input: z.object({
    sessions: z
      .array(z.object({ user_cd: codeSchema(20), session_id: z.string().min(1).max(64) }))
      .min(1)
      .max(200),
  }),
  output: z.object({ count: z.number().int() }),
  errors: [http[404], user[10013], sessionErrors.BIZ_OWN_SESSION],
})
