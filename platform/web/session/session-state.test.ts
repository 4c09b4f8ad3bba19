import { expect, it } from 'vitest'
import { createSession, type KeyValueStorage } from './session-state.ts'

function storage(): KeyValueStorage & { readonly kept: Map<string, string> } {
  const kept = new Map<string, string>()
  return {
    kept,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }
}

const company = { company_cd: 'DEMO', company_nm: 'みなと精密工業', system_nm: '要' }
const factory = { factory_cd: 'F01', factory_nm: '本社工場' }
const user = {
  user_cd: 'SALES',
  username: '佐々木 由美',
  roles: ['SALES'],
  permissions: ['stock:yes'],
  admin: false,
}

/** Specification, section 3: what of the session is kept in the browser. */
it('keeps token, company, person, factory and looks, and gives them back to the page that is loaded again', () => {
  const [tab, browser] = [storage(), storage()]
  createSession({ tab, browser }, 'ocean').set((now) => ({
    ...now,
    ...{
      token: 'DEMO.1',
      company,
      factory,
      user,
      theme: 'green-black',
      language: 'zh' as const,
      collapse: true,
    },
  }))
  const { routes, ...again } = createSession({ tab, browser }, 'ocean').get()
  expect(again).toMatchObject({
    token: 'DEMO.1',
    company,
    factory,
    user,
    theme: 'green-black',
    language: 'zh',
  })
  expect(again.collapse).toBe(true)
  expect(routes).toBeNull()
})

it('forgets who it was when the session ends; the company and the looks stay', () => {
  const [tab, browser] = [storage(), storage()]
  const session = createSession({ tab, browser }, 'ocean')
  session.set((now) => ({ ...now, token: 'DEMO.1', company, factory, user }))
  session.reset()
  expect([...tab.kept.keys()]).toEqual(['kaname.company'])
})

it('takes nothing from a storage that somebody has written into', () => {
  const [tab, browser] = [storage(), storage()]
  tab.setItem('kaname.user', '{"user_cd":"SALES","admin":"yes"}')
  expect(createSession({ tab, browser }, 'ocean').get().user).toBeNull()
})
