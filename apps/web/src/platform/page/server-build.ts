import * as build from 'virtual:react-router/server-build'
import type { ServerBuild } from 'react-router'

/** The module's type spells absent members as `undefined`, which the handler's type does not. */
export const serverBuild = build as ServerBuild
