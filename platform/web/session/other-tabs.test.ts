import { describe, expect, it } from 'vitest'
import { createOtherTabs } from './other-tabs.ts'
import { createSession, type KeyValueStorage } from './session-state.ts'

const company = { company_cd: 'DEMO', company_nm: '試験工業', system_nm: '要' }

function memory(): KeyValueStorage {
  const values = new Map<string, string>()
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  }
}

/** Tabs that hear each other, not themselves. */
function browser() {
  const heard: ((event: MessageEvent) => void)[] = []
  let holders = 0
  const waits: (() => void)[] = []
  const open = (token = '') => {
    const session = createSession({ tab: memory(), browser: memory() }, 'blue-black')
    session.set((now) => ({ ...now, token, company: token ? company : null }))
    let hear: (event: MessageEvent) => void = () => undefined
    let signedOut = 0
    let time = 0
    const tabs = createOtherTabs(session, {
      channel: {
        addEventListener: (_kind: string, listener: unknown) => {
          hear = listener as typeof hear
          heard.push(hear)
        },
        postMessage: (data: unknown) => {
          for (const other of heard) if (other !== hear) other({ data } as MessageEvent)
        },
      },
      locks: {
        request: (async (_name: string, _options: unknown, work: () => Promise<unknown>) => {
          holders++
          await work()
          holders--
        }) as unknown as LockManager['request'],
        query: () =>
          Promise.resolve({ held: Array.from({ length: holders }, () => ({ name: 'kaname session' })) }),
      },
      now: () => time,
      patience: () => new Promise<void>((resolve) => waits.push(resolve)),
      onSignedOut: () => void signedOut++,
    })
    return { session, tabs, signedOut: () => signedOut, pass: (ms: number) => void (time += ms) }
  }
  return { open, waits }
}

describe('the tabs of one browser', () => {
  it('a new one goes on with the session of an open one', async () => {
    const { open } = browser()
    open('DEMO.abc')
    const fresh = open()
    await fresh.tabs.takeOver()
    expect(fresh.session.get()).toMatchObject({ token: 'DEMO.abc', company, user: null })
  })

  it('the first one waits for nobody', async () => {
    const { open, waits } = browser()
    const first = open()
    open()
    await first.tabs.takeOver()
    expect(first.session.get().token).toBe('')
    expect(waits).toEqual([])
  })

  it('one whose session is over has none to give', async () => {
    const { open, waits } = browser()
    const before = open('DEMO.abc')
    before.session.reset()
    await Promise.resolve()
    const fresh = open()
    await fresh.tabs.takeOver()
    expect(fresh.session.get().token).toBe('')
    expect(waits).toEqual([])
  })

  it('one that did not ask takes nothing, nor one that has a session of its own', async () => {
    const { open } = browser()
    open('DEMO.abc')
    const signingIn = open()
    const own = open('DEMO.xyz')
    await own.tabs.takeOver()
    const fresh = open()
    await fresh.tabs.takeOver()
    expect(signingIn.session.get().token).toBe('')
    expect(own.session.get().token).toBe('DEMO.xyz')
  })

  it('signing out in one signs out the others with the same session', () => {
    const { open } = browser()
    const [here, there, stranger] = [open('DEMO.abc'), open('DEMO.abc'), open('DEMO.xyz')]
    here.tabs.signOut('DEMO.abc')
    expect([here, there, stranger].map((tab) => tab.signedOut())).toEqual([0, 1, 0])
  })

  it('what is used in one is used in the others, told once a minute', () => {
    const { open } = browser()
    const [here, there, stranger] = [open('DEMO.abc'), open('DEMO.abc'), open('DEMO.xyz')]
    here.pass(70_000)
    here.tabs.used()
    here.pass(50_000)
    here.tabs.used()
    expect([here, there, stranger].map(({ tabs }) => tabs.lastUse.get())).toEqual([120_000, 70_000, 0])
    here.pass(20_000)
    here.tabs.used()
    expect(there.tabs.lastUse.get()).toBe(140_000)
  })
})
