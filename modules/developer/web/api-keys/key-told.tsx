import { authorizationScheme } from '#platform/contract/constants.ts'
import { ToldOnce } from '../told-once.tsx'
import { apiKeyTexts } from './api-key.text.ts'

const { told: title, toldOnce, key: label, copy, copied, header } = apiKeyTexts

export function KeyTold({ told, onClose }: { told: string; onClose: () => void }) {
  return (
    <ToldOnce
      told={told}
      words={{ title, toldOnce, label, copy, copied }}
      also={[[header, `Authorization: ${authorizationScheme} ${told}`]]}
      onClose={onClose}
    />
  )
}
