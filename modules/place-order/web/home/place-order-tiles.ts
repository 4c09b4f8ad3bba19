import { messageTile } from '../message/message-tile.tsx'

/** What purchasing says on the home page. */
export const placeOrderTiles = [messageTile]
