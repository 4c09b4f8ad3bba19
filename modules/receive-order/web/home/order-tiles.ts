import { allocationTiles } from '../allocation/allocation-tiles.tsx'
import { requestTiles } from '../requests/request-tiles.tsx'

/** What orders say on the home page. */
export const orderTiles = [...allocationTiles, ...requestTiles]
