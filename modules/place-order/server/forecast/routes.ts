import { ownTransactions, route, type Route } from '#platform/server/http/route.ts'
import {
  mailForecasts as mailCall,
  makeForecasts as makeCall,
  printForecasts as printCall,
} from '../../contract/forecast/supplier-forecast-calls.ts'
import { makeForecasts } from './make-forecasts.ts'
import { mailForecasts, printForecasts } from './print-forecasts.ts'

export const forecastRoutes: readonly Route[] = [
  route(makeCall, makeForecasts),
  ownTransactions(printCall, printForecasts),
  ownTransactions(mailCall, mailForecasts),
]
