import { lookup as lookupName, type LookupAddress } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** Only who wrote the address of a service of this machine into the settings means one. */
export interface Reach {
  readonly thisMachine: boolean
}

/** A name or an answer from outside that leads into this machine, or to what tells its host's secrets. */
export class ForbiddenAddress extends Error {
  constructor(host: string, address: string) {
    super(`${host} is at ${address}: this machine and its link are not called through others' names`)
  }
}

const thisMachine = new BlockList()
thisMachine.addSubnet('127.0.0.0', 8)
thisMachine.addSubnet('0.0.0.0', 8)
thisMachine.addAddress('::', 'ipv6')
thisMachine.addAddress('::1', 'ipv6')

/** Link-local, and where hosts in a cloud are told their credentials. */
const never = new BlockList()
never.addSubnet('169.254.0.0', 16)
never.addAddress('100.100.100.200')
never.addAddress('168.63.129.16')
never.addSubnet('fe80::', 10, 'ipv6')
never.addAddress('fd00:ec2::254', 'ipv6')

function isForbidden(address: string, reach: Reach): boolean {
  const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
  return never.check(address, family) || (!reach.thisMachine && thisMachine.check(address, family))
}

type Resolver = (
  host: string,
  options: { readonly all: true },
  found: (error: NodeJS.ErrnoException | null, addresses: readonly LookupAddress[]) => void,
) => void

/**
 * For a connection: the name is asked for once, and what was judged is what is connected to. A name that answers something
 * else the next time (DNS rebinding) gains nothing.
 */
export const lookupOutside =
  (reach: Reach, resolve: Resolver = lookupName): LookupFunction =>
  (host, options, callback) =>
    resolve(host, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? []
      if (error || !first) return callback(error ?? new Error(`${host} has no address`), '')
      const forbidden = addresses.find(({ address }) => isForbidden(address, reach))
      if (forbidden) return callback(new ForbiddenAddress(host, forbidden.address), '')
      if (options.all) callback(null, [...addresses])
      else callback(null, first.address, first.family)
    })

/** An address in figures is looked up by nobody. */
export function forbiddenFigures(host: string, reach: Reach): ForbiddenAddress | undefined {
  const figures = host.replace(/^\[|\]$/g, '')
  if (isIP(figures) === 0 || !isForbidden(figures, reach)) return undefined
  return new ForbiddenAddress(host, figures)
}
