import { byName } from './by-name.ts'
import type { CodeTable } from './code-table.ts'
import { BusinessError, type ErrorKind } from './errors.ts'
import type { Ability } from './list.ts'
import type { Language } from './text.ts'

/** One allowed change of a status: which verb leads from where to where, and what may stand against it. */
export interface Step<State extends string, Verb extends string, Facts> {
  readonly from: State
  readonly verb: Verb
  readonly to: State
  /** What stands against it in this very record; nothing when it may be done. */
  readonly guard?: (facts: Facts) => BusinessError | undefined
  /** The person must say why. */
  readonly needsReason?: true
}

interface Definition<State extends string, Verb extends string, Facts> {
  /** One line of statuses of a document; a document may have several (decisions.md). */
  readonly axis: string
  readonly states: CodeTable<State>
  readonly steps: readonly Step<State, Verb, Facts>[]
  /** A verb that leads nowhere from this state. */
  readonly refused: (state: State, verb: Verb) => BusinessError
}

/**
 * The allowed changes of a status as data. Everything that is not listed is refused; buttons are made from the same
 * list, so that what is offered and what is accepted cannot differ.
 */
export interface StatusMachine<State extends string, Verb extends string, Facts> extends Definition<
  State,
  Verb,
  Facts
> {
  readonly verbs: readonly Verb[]
  stepsFrom(state: State): readonly Step<State, Verb, Facts>[]
  /** The step, or the refusal thrown. */
  step(state: State, verb: Verb, facts: Facts): Step<State, Verb, Facts>
  /** What stands against each verb now. */
  refusals(state: State, facts: Facts): Readonly<Record<Verb, BusinessError | undefined>>
  /** What a person may do with a record now, and why not. */
  abilities(state: State, facts: Facts, language: Language): Readonly<Record<Verb, Ability>>
}

export function statusMachine<State extends string, const Verb extends string, Facts = object>(
  definition: Definition<State, Verb, Facts>,
): StatusMachine<State, Verb, Facts> {
  const { states, steps, refused } = definition
  const verbs = [...new Set(steps.map(({ verb }) => verb))]
  refuseAmbiguity(steps)

  const find = (state: State, verb: Verb) => steps.find((step) => step.from === state && step.verb === verb)
  const refusal = (state: State, verb: Verb, facts: Facts): BusinessError | undefined => {
    const found = states.codes.includes(state) ? find(state, verb) : undefined
    return found ? found.guard?.(facts) : refused(state, verb)
  }
  const refusals = (state: State, facts: Facts) => byName(verbs, (verb) => refusal(state, verb, facts))
  return {
    ...definition,
    verbs,
    refusals,
    stepsFrom: (state) => steps.filter((step) => step.from === state),
    step(state, verb, facts) {
      const found = find(state, verb)
      const error = refusal(state, verb, facts)
      if (error) throw error
      if (!found) throw refused(state, verb)
      return found
    },
    abilities: (state, facts, language) =>
      byName(verbs, (verb) => abilityOf(refusal(state, verb, facts), language)),
  }
}

function abilityOf(error: BusinessError | undefined, language: Language): Ability {
  return error ? { code: error.code, params: { ...error.params }, msg: error.say(language) } : true
}

/** From one state a verb leads to one place only; which one must not hang on the order of the list. */
function refuseAmbiguity(steps: readonly { readonly from: string; readonly verb: string }[]): void {
  const names = steps.map(({ from, verb }) => `${from} ${verb}`)
  const twice = names.find((name, at) => names.indexOf(name) !== at)
  if (twice !== undefined) throw new Error(`Two steps from one state by one verb: ${twice}`)
}

/** A guard in one line: `unless((order) => order.shipped, orderErrors.SHIPPED, (order) => ({ code: order.code }))`. */
export const unless =
  <Facts, S extends string>(
    stands: (facts: Facts) => boolean,
    kind: ErrorKind<S>,
    params: (facts: Facts) => Readonly<Record<string, string | number>> = () => ({}),
  ) =>
  (facts: Facts): BusinessError | undefined =>
    stands(facts) ? new BusinessError(kind, params(facts)) : undefined
