import { skipToken, useQuery } from '@tanstack/react-query'
import { useCall } from '../../api/api-context.tsx'
import { base64Of } from '../../api/save-file.ts'
import { useSay } from '../../language/say.ts'
import { isPicture } from '../files/files-part.tsx'
import { useFiles } from '../files/use-files.ts'
import type { AttachmentCalls } from '#platform/contract/attached-files.ts'
import { Icon } from '../theme/icon.tsx'
import { recordTexts } from './record.text.ts'

interface Props {
  calls: AttachmentCalls
  of: Readonly<Record<string, string>>
  /** What stands below it: the number of the drawing. */
  words: string
  onOpen: () => void
}

/** The newest picture on a record, or the place where one belongs. */
export function RecordPicture({ calls, of, words, onOpen }: Props) {
  const say = useSay()
  const call = useCall()
  const { data: files } = useFiles(calls, of, true)
  const picture = files?.list.find(isPicture)
  const { data: address } = useQuery({
    queryKey: [calls.getFile.path, of, picture?.attachment_no],
    queryFn: picture
      ? async ({ signal }) => {
          const { content } = await call(
            calls.getFile,
            { ...of, attachment_no: picture.attachment_no },
            signal,
          )
          const file = new File(
            content instanceof Uint8Array ? [new Uint8Array(content)] : [],
            picture.file_nm,
          )
          return `data:${picture.content_type};base64,${await base64Of(file)}`
        }
      : skipToken,
    staleTime: Infinity,
  })
  return (
    <button type="button" className="record-picture" onClick={onOpen}>
      {picture && address ? (
        <img src={address} alt={picture.file_nm} />
      ) : (
        <span className="empty">
          <Icon name="upload" size="m" />
          {say(recordTexts.addPicture)}
        </span>
      )}
      {words ? <small>{words}</small> : null}
    </button>
  )
}
