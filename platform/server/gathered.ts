import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Context } from './context.ts'

interface Batch<Asked, Answer> {
  readonly asked: Asked[]
  readonly answers: Promise<readonly Answer[]>
}

/**
 * What is asked at the same moment is asked in one question: documents that are judged side by side, each by itself, cost
 * the database as little as one. Who asks alone is a question of one.
 */
export function gathered<Asked, Answer>(
  answer: (context: Context, asked: readonly Asked[]) => Promise<readonly Answer[]>,
): (context: Context, one: Asked) => Promise<Answer> {
  const open = new WeakMap<Context, Batch<Asked, Answer>>()
  const begin = (context: Context): Batch<Asked, Answer> => {
    const asked: Asked[] = []
    const answers = nextTurn().then(() => {
      open.delete(context)
      return answer(context, asked)
    })
    const batch = { asked, answers }
    open.set(context, batch)
    return batch
  }
  return async (context, one) => {
    const { asked, answers } = open.get(context) ?? begin(context)
    const at = asked.push(one) - 1
    const found = (await answers)[at]
    if (found === undefined) throw new Error('A question that was asked with others has no answer')
    return found
  }
}

/** Several at once with the same key are one question; each gets the answer of its key. */
export async function answeredByKey<Asked, Answer>(
  asked: readonly Asked[],
  keyOf: (one: Asked) => string,
  answer: (same: readonly Asked[]) => Promise<(one: Asked) => Answer>,
): Promise<readonly Answer[]> {
  const groups = new Map<string, Asked[]>()
  for (const one of asked) {
    const group = groups.get(keyOf(one))
    if (group) group.push(one)
    else groups.set(keyOf(one), [one])
  }
  const answers = new Map<string, (one: Asked) => Answer>()
  for (const [key, same] of groups) answers.set(key, await answer(same))
  return asked.map((one) => {
    const given = answers.get(keyOf(one))
    if (!given) throw new Error('A key without an answer')
    return given(one)
  })
}
