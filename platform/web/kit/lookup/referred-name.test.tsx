import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { code, name } from '#platform/contract/fields.ts'
import { master } from '#platform/contract/master.ts'
import { CallProvider } from '../../api/api-context.tsx'
import { SessionProvider } from '../../session/session-context.tsx'
import { createSession } from '../../session/session-state.ts'
import { ReferredName } from './referred-name.tsx'

const label = { ja: '部品', en: 'Part', zh: '部件' }
const part = master({
  name: 'referred_test_part',
  title: { ja: '部品マスタ', en: 'Parts', zh: '部件主数据' },
  area: 'master',
  path: '/test/referredPart',
  key: ['part_cd'],
  nameField: 'part_nm',
  fields: { part_cd: code(label, 20), part_nm: name(label) },
  columns: ['part_cd', 'part_nm'],
})
const empty = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined }
const session = createSession({ tab: empty, browser: empty }, 'blue-black')

/** What stands beside a code that the server has answered. */
function beside(typed: string, typing: boolean): string {
  const answers = new QueryClient()
  const known = { key: ['KS-1'], name: '軸受', kana: '', abort_div: '0', told: {} }
  answers.setQueryData([part.name, 'lookup', typed], {
    ...{ list: typed === 'KS-1' ? [known] : [], has_next: false },
  })
  const html = renderToStaticMarkup(
    <SessionProvider session={session}>
      <QueryClientProvider client={answers}>
        <CallProvider call={() => Promise.reject(new Error('It has been answered'))}>
          <ReferredName target={part} code={typed} typing={typing} />
        </CallProvider>
      </QueryClientProvider>
    </SessionProvider>,
  )
  return html.replace(/<[^>]+>/g, '')
}

it('a name stands beside its code as soon as it is one', () => {
  expect([beside('KS-1', true), beside('KS-1', false)]).toEqual(['軸受', '軸受'])
})

it('half a code is not wrong while somebody types it, only when the field is left', () => {
  expect(beside('KS', true)).toBe('')
  expect(beside('KS', false)).toBe('部品マスタに登録されていません。')
})

it('whoever types a name instead of a code is told which key looks for it', () => {
  expect(beside('軸受', true)).toBe('Enterで検索')
  expect(beside('軸受', false)).toBe('部品マスタに登録されていません。')
})
