import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { codes } from './code-table.ts'
import { errors } from './errors.ts'
import { statusMachine, unless } from './status-machine.ts'

const words = (ja: string) => ({ ja, en: ja, zh: ja })
const testErrors = errors({
  TEST_STEP: words('「{state}」では「{verb}」できません。'),
  TEST_STARTED: words('着手済みです。（{code}）'),
})

/** The instruction status of a work order, shortened. */
const instruction = codes('test_instruction', {
  9: words('準備'),
  1: words('確定'),
  0: words('未完了'),
  4: words('停止'),
  2: words('完了'),
})
interface Order {
  readonly code: string
  readonly started: boolean
}
const started = unless(
  (order: Order) => order.started,
  testErrors.TEST_STARTED,
  (order) => ({ code: order.code }),
)
const machine = statusMachine({
  axis: 'instruction',
  states: instruction,
  steps: [
    { from: '9', verb: 'confirm', to: '1' },
    { from: '1', verb: 'unconfirm', to: '9', guard: started, needsReason: true },
    { from: '1', verb: 'start', to: '0' },
    { from: '0', verb: 'stop', to: '4', needsReason: true },
    { from: '4', verb: 'start', to: '0' },
    { from: '0', verb: 'complete', to: '2' },
  ],
  refused: (state, verb) => testErrors.TEST_STEP.with({ state, verb }),
})
const order = (changes: Partial<Order> = {}): Order => ({ code: 'W1', started: false, ...changes })
const listed = machine.steps.map(({ from, verb, to }) => `${from} ${verb} ${to}`)

describe('a status', () => {
  it('changes by the steps that are listed, and by no others', () => {
    const state = fc.constantFrom(...instruction.codes)
    const verb = fc.constantFrom(...machine.verbs)
    fc.assert(
      fc.property(state, verb, fc.boolean(), (from, by, isStarted) => {
        const facts = order({ started: isStarted })
        const may = machine.abilities(from, facts, 'ja')[by] === true
        const done = attempt(() => machine.step(from, by, facts))
        expect(done !== undefined).toBe(may)
        const guarded = isStarted && by === 'unconfirm'
        expect(done ? [`${from} ${by} ${done.to}`] : []).toEqual(
          listed.filter((step) => step.startsWith(`${from} ${by} `) && !guarded),
        )
      }),
      { numRuns: 500 },
    )
  })

  it('that the code table does not have is refused', () => {
    const unknown = 'toString' as '9'
    expect(() => machine.step(unknown, 'confirm', order())).toThrow('TEST_STEP')
  })

  it('leads where the list says', () => {
    expect(machine.stepsFrom('1').map(({ verb, to }) => [verb, to])).toEqual([
      ['unconfirm', '9'],
      ['start', '0'],
    ])
    expect(machine.stepsFrom('2')).toEqual([])
  })

  it('stays as it is when its guard says no, with the guard’s error', () => {
    expect(() => machine.step('1', 'unconfirm', order({ started: true }))).toThrow('TEST_STARTED')
    expect(machine.step('1', 'unconfirm', order()).to).toBe('9')
  })

  it('gives the buttons, each with its reason', () => {
    expect(machine.abilities('1', order({ started: true }), 'ja')).toEqual({
      confirm: {
        code: 'TEST_STEP',
        params: { state: '1', verb: 'confirm' },
        msg: '「1」では「confirm」できません。',
      },
      unconfirm: { code: 'TEST_STARTED', params: { code: 'W1' }, msg: '着手済みです。（W1）' },
      start: true,
      stop: expect.objectContaining({ code: 'TEST_STEP' }),
      complete: expect.objectContaining({ code: 'TEST_STEP' }),
    })
  })
})

it('a list in which one verb leads to two places is no machine', () => {
  expect(() =>
    statusMachine({
      ...machine,
      steps: [...machine.steps, { from: '9', verb: 'confirm', to: '2' }],
    }),
  ).toThrow('Two steps from one state by one verb: 9 confirm')
})

function attempt<T>(run: () => T): T | undefined {
  try {
    return run()
  } catch {
    return undefined
  }
}
