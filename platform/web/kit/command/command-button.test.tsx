import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { SessionProvider } from '../../session/session-context.tsx'
import { createSession } from '../../session/session-state.ts'
import { CommandButton, RefusalReason, RefusalReasons } from './command-button.tsx'
import type { Command } from './command.ts'

const empty = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined }

function shown(part: ReactNode, permissions: readonly string[] = []): string {
  const session = createSession({ tab: empty, browser: empty }, 'blue-black')
  const user = { user_cd: 'U1', username: 'U1', roles: [], permissions: [...permissions], admin: false }
  session.set((now) => ({ ...now, user }))
  return renderToStaticMarkup(<SessionProvider session={session}>{part}</SessionProvider>)
}

const cancel: Command = {
  id: 'cancel',
  label: { ja: '取消', en: 'Cancel', zh: '取消' },
  need: 'write:stock',
  run: () => undefined,
}
const refused: Command = { ...cancel, ability: { code: 20084, msg: '出荷済みです。', params: {} } }
const mayWrite = ['stock:yes', 'write:stock']

it('a command that the record refuses is there, can be reached, and says why', () => {
  const button = shown(<CommandButton command={refused} />, mayWrite)
  expect(button).toMatch(/aria-disabled="true"/)
  expect(button).toMatch(/title="出荷済みです。"/)
  expect(button).not.toMatch(/ disabled=/)
  expect(shown(<RefusalReason command={refused} />)).toContain('出荷済みです。（20084）')
})

it('each of several says its own reason, those with the same one share it', () => {
  const other = { code: 'BIZ_A', msg: '計上済みです。', params: {} }
  const commands = [
    refused,
    { ...cancel, id: 'post', label: { ja: '計上', en: 'Post', zh: '入账' }, ability: other },
    { ...cancel, id: 'save', label: { ja: '登録', en: 'Save', zh: '保存' }, ability: other },
    { ...cancel, id: 'print', ability: true as const },
  ]
  const words = shown(<RefusalReasons commands={commands} />).replace(/<[^>]+>/g, ' ')
  expect(words.match(/出荷済みです|計上済みです/g)).toHaveLength(2)
  expect(words).toMatch(/計上 \/ 登録/)
})

it('a command that cannot run now is disabled and needs no reason', () => {
  const waiting = { ...cancel, unavailable: true }
  expect(shown(<CommandButton command={waiting} />, mayWrite)).toMatch(/ disabled=""/)
  expect(shown(<RefusalReason command={waiting} />)).toBe('')
})

it('who may not use it does not see it', () => {
  expect(shown(<CommandButton command={cancel} />, ['stock:yes'])).toBe('')
  expect(shown(<CommandButton command={cancel} />, mayWrite)).toContain('取消')
})

it('its key is shown beside it, but not read out', () => {
  const button = shown(<CommandButton command={{ ...cancel, key: 'Escape' }} showKey />, mayWrite)
  expect(button).toMatch(/<kbd aria-hidden="true">Esc<\/kbd>/)
})
