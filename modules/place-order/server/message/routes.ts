import { route, type Route } from '#platform/server/http/route.ts'
import {
  answerMessages as answerCall,
  takeMessages as takeCall,
} from '../../contract/message/message-calls.ts'
import { answerMessages, takeMessages } from './answer-messages.ts'

export const messageRoutes: readonly Route[] = [
  route(takeCall, takeMessages),
  route(answerCall, answerMessages),
]
