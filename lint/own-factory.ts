import type { Finding, Rule, Source } from './sources.ts'

/**
 * Transactions that see more than one factory. Calls, jobs and listeners get theirs from the platform, in their factory, and
 * say why they go across by `routeAcross`, `handleAcross` or `acrossFactories`. Whoever opens one on the database itself stands here.
 */
const openers: Readonly<Record<string, readonly string[]>> = {
  'nobody has signed in to a factory yet': [
    'modules/system/server/company-login.ts',
    'modules/system/server/factory-choices.ts',
    'modules/system/server/first-run.ts',
    'modules/system/server/oidc-finish.ts',
    'modules/system/server/oidc-start.ts',
    'modules/system/server/register.ts',
    'modules/system/server/send-verification-code.ts',
    'modules/system/server/site-info.ts',
    'modules/system/server/user-login.ts',
    'platform/server/http/guard.ts',
    'platform/server/http/keep-failure.ts',
    'platform/server/http/serve-route.ts',
  ],
  'for all companies, by the clock': [
    'modules/system/server/bring-up.ts',
    'modules/system/server/mail/send-mail.ts',
    'modules/system/server/sweep.ts',
    'platform/server/jobs/dispatch-schedules.ts',
    'platform/server/jobs/register-schedules.ts',
    'platform/server/jobs/lease.ts',
    'platform/server/jobs/run-job.ts',
    'platform/server/outbox/outbox.ts',
  ],
  'examines the whole database': [
    'app/doctor.ts',
    'modules/mes/server/work-examination.ts',
    'modules/place-order/server/arrival/arrival-examination.ts',
    'modules/place-order/server/outside/outside-examination.ts',
    'modules/place-order/server/order/place-order-examination.ts',
    'modules/production/server/work-order/work-order-examination.ts',
    'modules/receive-order/server/forecast/forecast-examination.ts',
    'modules/receive-order/server/progress/order-examination.ts',
    'modules/sales/server/months/month-examination.ts',
    'modules/sales/server/sale/sale-examination.ts',
    'modules/sales/server/shipping/shipping-examination.ts',
    'modules/sales/server/statement/statement-examination.ts',
    'modules/place-order/server/statement/account-examination.ts',
    'modules/stock/server/check/stock-examination.ts',
    'modules/system/server/doctor.ts',
    'platform/server/evidence/evidence-examination.ts',
    'platform/server/http/probes.ts',
  ],
  'makes the demo company': ['app/cli/demo.ts', 'db/demo/load.ts', 'db/demo/past/load-past.ts'],
}
const allowed = new Set(Object.values(openers).flat())

const advice =
  'opens a transaction across factories. Take the one of the context; what must go across says why: routeAcross, handleAcross, acrossFactories.'

export const ownFactory: Rule = ({ code }) => {
  const opening = code
    .filter(({ path, isTest }) => !isTest && !path.startsWith('platform/server/database/'))
    .flatMap((source) => openedIn(source))
  const gone = [...allowed].filter((path) => !opening.some((found) => found.path === path))
  return [
    ...opening.filter(({ path }) => !allowed.has(path)),
    ...gone.map((path) => ({
      path: 'lint/own-factory.ts',
      line: 1,
      message: `${path} no longer opens one: take it out of the list.`,
    })),
  ]
}

function openedIn(source: Source): readonly Finding[] {
  // Most files do not: they need no tree.
  if (!/\.\s*(company|owner|asking)\(/.test(source.text)) return []
  const findings: Finding[] = []
  source.visit({
    CallExpression({ callee, start }) {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return
      const { name } = callee.property
      if (['company', 'owner', 'asking'].includes(name) && isDatabase(callee.object))
        findings.push(source.finding(start, `database.${name}() ${advice}`))
    },
  })
  return findings
}

interface Named {
  readonly type: string
  readonly name?: unknown
  readonly property?: unknown
}

/** `database`, or the `database` of something. */
function isDatabase(node: object): boolean {
  const { type, name, property }: Partial<Named> = node
  if (type === 'Identifier') return name === 'database'
  return typeof property === 'object' && property !== null && isDatabase(property)
}
