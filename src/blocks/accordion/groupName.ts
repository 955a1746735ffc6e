/** The name that the entries of one accordion share: the browser then keeps only one of them open. */
import { createContext } from 'react'

export const GroupName = createContext<string | undefined>(undefined)
