/**
 * Where a definition becomes schemas: what has been put together name by name gets the type that the definition states, since
 * the compiler does not follow names through loops. Only `platform/contract/` may say so (`lint/arrows.ts`).
 */
export const asStated = <T>(built: unknown): T => built as T
