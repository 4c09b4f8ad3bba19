import type { AnySlip, SlipKeyOf } from '#platform/contract/slip.ts'
import type { SlipPlace } from './use-kept.tsx'

/** Names the slip that a new one begins like. */
const likeParameter = 'like'

/** Where a slip stands: a stored one by its number, a new one with nothing or with what it begins like. */
export function slipAddress<S extends AnySlip>(slip: S, place: SlipPlace<SlipKeyOf<S>>): string
export function slipAddress({ screen, key: [part = ''] }: AnySlip, { key, copyOf }: SlipPlace): string {
  const asked = key
    ? { [part]: key[part] ?? '' }
    : copyOf
      ? { [likeParameter]: copyOf[part] ?? '' }
      : undefined
  return asked ? `${screen.path}?${new URLSearchParams(asked).toString()}` : screen.path
}

/** The slip that an address names. */
export function slipAt<S extends AnySlip>(slip: S, address: URLSearchParams): SlipPlace<SlipKeyOf<S>>
export function slipAt({ key: [part = ''] }: AnySlip, address: URLSearchParams): SlipPlace {
  const [number, like] = [address.get(part), address.get(likeParameter)]
  if (number !== null) return { key: { [part]: number } }
  return { key: null, ...(like === null ? {} : { copyOf: { [part]: like } }) }
}
