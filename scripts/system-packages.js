import { run } from './run.js'

const managers = {
  'apt-get': (name) => `apt-get update && apt-get install -y --no-install-recommends ${name}`,
  apk: (name) => `apk add --no-cache ${name}`,
  dnf: (name) => `dnf install -y ${name}`,
  yum: (name) => `yum install -y ${name}`,
  pacman: (name) => `pacman -Sy --noconfirm ${name}`,
  zypper: (name) => `zypper --non-interactive install ${name}`,
}

/** Installs with the system's package manager if permitted; the caller checks whether it helped. */
export async function installBySystem(nameFor) {
  const isRoot = process.getuid?.() === 0
  if (!isRoot && !(await run('sudo', ['-n', 'true'])).ok) return
  for (const [manager, script] of Object.entries(managers)) {
    if (!(await run('sh', ['-c', `command -v ${manager}`])).ok) continue
    const [command, ...args] = [
      ...(isRoot ? [] : ['sudo', '-n']),
      ...['sh', '-c', script(nameFor(manager))],
    ]
    await run(command, args)
    return
  }
}
