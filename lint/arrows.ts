import { moduleOrder, roomOf, sideOf, type Room, type Side } from './rooms.ts'
import type { Finding, Import, Rule, Source } from './sources.ts'

/** Imports run one way: app → modules → planning → platform, and inside a module web → contract ← server. */
export const arrows: Rule = ({ code }) => code.flatMap((source) => source.imports.flatMap(check(source)))

const check =
  (source: Source) =>
  (one: Import): readonly Finding[] => {
    const from = roomOf(source.path)
    if (!from)
      return [
        source.finding(
          0,
          'This file lies in no room. Put it under contract/, server/ or web/ (ARCHITECTURE.md, "The house").',
        ),
      ]
    const message = one.target
      ? refusal(source, from, one.target)
      : packageRefusal(from, source, one.specifier)
    return message ? [source.finding(one.start, `${one.specifier}: ${message}`)] : []
  }

function refusal(source: Source, from: Room, target: string): string | undefined {
  const to = roomOf(target)
  if (!to) return 'leads to no room. Name a file under contract/, server/ or web/.'
  if (from.kind === 'test' || from.kind === 'tool') return undefined
  if (to.kind === 'tool') return undefined
  if (target === 'platform/contract/stated.ts' && !source.path.startsWith('platform/contract/'))
    return 'a type is stated only where a definition becomes schemas. Read the value with its schema.'
  if (to.kind === 'test')
    return source.isTest ? undefined : 'is for tests only. Move what the product needs into its module.'
  if (to.kind === 'app' && from.kind !== 'app' && !source.isTest)
    return 'nothing imports app/: it puts the parts together. Take what you need as a parameter and let app/ hand it in.'
  if (to.kind === 'db' && from.kind !== 'app' && from.kind !== 'db' && !source.isTest)
    return 'only app/ reads db/. Take the data as a parameter.'
  switch (from.kind) {
    case 'app':
      return fromApp(from.side, to)
    case 'db':
      return sideOf(to) === 'web' ? 'data does not know screens.' : undefined
    case 'planning':
      return to.kind === 'planning' || (to.kind === 'platform' && to.side === 'contract')
        ? undefined
        : 'planning is pure: it imports only planning/ and platform/contract/. Pass what it needs in the snapshot.'
    case 'platform':
      return source.isTest && to.kind === 'app' ? undefined : fromPlatform(from.side, to)
    case 'module':
      return fromModule(source, from, to, target)
  }
}

function fromApp(side: 'web' | 'server', to: Room): string | undefined {
  const other = sideOf(to)
  if (side === 'web' && other === 'server')
    return 'runs on the server and would land in the browser. Import the contract.'
  if (side === 'server' && other === 'web') return 'belongs to the browser. The server imports contracts.'
  return undefined
}

function fromPlatform(side: Side, to: Room): string | undefined {
  if (to.kind !== 'platform')
    return 'the platform knows no business. State an interface here and let the module fill it in at composition.'
  return acrossSides(side, to.side)
}

function fromModule(
  source: Source,
  from: Extract<Room, { kind: 'module' }>,
  to: Room,
  target: string,
): string | undefined {
  if (to.kind === 'app' || to.kind === 'db') return undefined
  if (to.kind === 'planning')
    return from.side === 'contract'
      ? 'a contract imports only contracts. Move the type into a contract.'
      : undefined
  if (to.kind === 'platform')
    return target.startsWith('platform/web/kit/') && target.endsWith('.css')
      ? "a style sheet of the kit belongs to its parts. Use the part (PlainTable, EnquiryScreen, SaveAllScreen, RowActions …), or style your screen's own class."
      : acrossSides(from.side, to.side)
  if (to.kind !== 'module') return undefined
  if (to.module === from.module) return acrossSides(from.side, to.side)
  return acrossModules(source, from, to, target)
}

/** `web → contract ← server`. */
function acrossSides(from: Side, to: Side): string | undefined {
  if (from === to || to === 'contract') return undefined
  if (from === 'contract')
    return `a contract is what both sides agree on: it cannot import ${to}/. Move the shared part into contract/.`
  return from === 'web'
    ? 'runs on the server and would land in the browser. Import the contract and call the endpoint.'
    : 'belongs to the browser. Move what both sides need into contract/.'
}

function acrossModules(
  source: Source,
  from: Extract<Room, { kind: 'module' }>,
  to: Extract<Room, { kind: 'module' }>,
  target: string,
): string | undefined {
  const position = (name: string) => (moduleOrder as readonly string[]).indexOf(name)
  if (position(to.module) < 0)
    return `module "${to.module}" has no place in the order. Add it to moduleOrder in lint/rooms.ts.`
  if (position(to.module) > position(from.module))
    return (
      `${from.module} stands before ${to.module} and cannot call it. Offer a registration in your contract or ` +
      `server/index.ts and let ${to.module} register itself (ARCHITECTURE.md, "Arrows").`
    )
  if (to.side === 'contract') return undefined
  if (from.side !== 'server' || to.side !== 'server')
    return `another module's ${to.side}/ is its own affair. Import its contract/.`
  const face = target === `modules/${to.module}/server/index.ts`
  // A foreign key names the other module's column; a view is what a module publishes for reading.
  const foreignKey = target.endsWith('/tables.ts') && source.path.endsWith('/tables.ts')
  const published = target === `modules/${to.module}/server/views.ts`
  return face || foreignKey || published
    ? undefined
    : `a module is entered through its face. Import modules/${to.module}/server/index.ts, or export the verb there.`
}

const databasePackages = /^(drizzle-orm|drizzle-kit|pg|pg-copy-streams|@electric-sql\/pglite)(\/|$)/
const serverPackages = /^(node:|fastify|@fastify\/|@node-rs\/|nodemailer|openid-client|pino|prom-client)/
const webPackages = /^(react|react-dom|react-router|@base-ui\/react|@tanstack\/)/

function packageRefusal(from: Room, source: Source, specifier: string): string | undefined {
  if (source.isTest) return undefined
  const side = sideOf(from)
  const isServers = databasePackages.test(specifier) || serverPackages.test(specifier)
  if (from.kind === 'planning' && (isServers || webPackages.test(specifier)))
    return 'planning is pure: no node:, no database, no framework. Pass what it needs in the snapshot.'
  if (side !== 'server' && side !== undefined && isServers)
    return `${side}/ reaches the browser, where this package must not be. Do it in server/ behind an endpoint.`
  if (side !== 'web' && side !== undefined && webPackages.test(specifier))
    return `${side}/ knows no screens. Do it in web/.`
  return undefined
}
