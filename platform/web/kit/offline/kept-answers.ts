import { z } from 'zod'
import type { SessionState } from '../../session/session-state.ts'
import { openBrowserStore } from './browser-database.ts'

const keptAnswer = z.object({
  ...{ owner: z.string(), name: z.string(), read_at: z.number(), content: z.unknown() },
})

/** What the server said, for a screen that is opened when it is silent. */
export type KeptAnswer = z.output<typeof keptAnswer>

export interface KeptAnswers {
  of(owner: string): Promise<readonly KeptAnswer[]>
  one(owner: string, name: string): Promise<KeptAnswer | undefined>
  put(answer: KeptAnswer): Promise<void>
  /** Everybody's: it belongs to a session, and ends with it. */
  clear(): Promise<void>
}

/** Whose answers or entries they are: nobody sees and nobody sends what another one had. */
export const ownerOf = ({ company, factory, user }: SessionState): string =>
  [company?.company_cd, factory?.factory_cd, user?.user_cd].map((part) => part ?? '').join('/')

function createKeptAnswers(factory: IDBFactory): KeptAnswers {
  const { within } = openBrowserStore(
    factory,
    { database: 'kaname.answers', store: 'answers' },
    (database) => {
      const answers = database.createObjectStore('answers', { keyPath: ['owner', 'name'] })
      answers.createIndex('owner', 'owner')
    },
  )
  return {
    async of(owner) {
      const found = await within('readonly', (answers) => answers.index('owner').getAll(owner))
      return z.array(keptAnswer).parse(found)
    },
    async one(owner, name) {
      return keptAnswer.optional().parse(await within('readonly', (answers) => answers.get([owner, name])))
    },
    async put(answer) {
      await within('readwrite', (answers) => answers.put(answer))
    },
    async clear() {
      await within('readwrite', (answers) => answers.clear())
    },
  }
}

export const keptAnswers = createKeptAnswers(globalThis.indexedDB)
