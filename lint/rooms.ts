/** The modules in their order: a module may call the ones before it (ARCHITECTURE.md). */
export const moduleOrder = [
  'system',
  'master',
  'stock',
  'receive-order',
  'place-order',
  'sales',
  'production',
  'mes',
  'developer',
] as const

export type Side = 'contract' | 'server' | 'web'

/** Where in the house a file lives. */
export type Room =
  | { readonly kind: 'platform'; readonly side: Side }
  | { readonly kind: 'module'; readonly module: string; readonly side: Side }
  | { readonly kind: 'planning' }
  | { readonly kind: 'app'; readonly side: 'web' | 'server' }
  | { readonly kind: 'db' }
  | { readonly kind: 'test' }
  | { readonly kind: 'tool' }

export function roomOf(path: string): Room | undefined {
  const [top = '', second = '', third = ''] = path.split('/')
  switch (top) {
    case 'platform':
      return isSide(second) ? { kind: 'platform', side: second } : undefined
    case 'modules':
      return isSide(third) ? { kind: 'module', module: second, side: third } : undefined
    case 'planning':
    case 'db':
      return { kind: top }
    case 'app':
      return { kind: 'app', side: appSide(path) }
    case 'e2e':
    case 'bench':
    case 'test':
      return { kind: 'test' }
    default:
      return { kind: 'tool' }
  }
}

const isSide = (word: string): word is Side => word === 'contract' || word === 'server' || word === 'web'

/** What starts a process belongs to the server. */
const appSide = (path: string): 'web' | 'server' => (path.startsWith('app/web/') ? 'web' : 'server')

/** The side whose packages a file may use; nothing for tools and tests. */
export function sideOf(room: Room): Side | undefined {
  switch (room.kind) {
    case 'platform':
    case 'module':
      return room.side
    case 'planning':
      return 'contract'
    case 'app':
      return room.side
    case 'db':
      return 'server'
    case 'test':
    case 'tool':
      return undefined
  }
}

/** Whose tables a file may write: a module's or the platform's; nobody else owns tables. */
export function ownerOf(path: string): string | undefined {
  const room = roomOf(path)
  if (room?.kind === 'module') return room.module
  return room?.kind === 'platform' ? 'platform' : undefined
}
