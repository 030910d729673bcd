import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { listFiles } from '../../../laws/source.ts'
import { faultsOf } from '../test/server/check-manifest.ts'
import {
  chart,
  defaultValues,
  type Manifest,
  renderChart,
  valuesSchema,
} from '../test/server/render-chart.ts'
import { settingNames } from './config.ts'

const values = {
  ...defaultValues,
  image: { ...defaultValues.image, repository: 'registry.example/marea' },
  existingSecret: 'marea',
}
const everything = {
  ...values,
  image: { ...values.image, digest: `sha256:${'a'.repeat(64)}`, pullSecrets: ['registry'] },
  ingress: { ...values.ingress, enabled: true, className: 'nginx', tlsSecret: 'tls' },
  networkPolicy: { ...values.networkPolicy, ingressFrom: [{ namespaceSelector: {} }] },
}
const nothing = {
  ...values,
  migration: { ...values.migration, enabled: false },
  networkPolicy: { ...values.networkPolicy, enabled: false },
  web: { ...values.web, autoscaling: { ...values.web.autoscaling, enabled: false } },
}

// biome-ignore lint/suspicious/noExplicitAny: manifests are read as data
type Any = any
const find = (manifests: Manifest[], kind: string): Any =>
  manifests.find((each) => each.kind === kind)
const podsOf = (manifests: Manifest[]): Any[] =>
  manifests
    .filter(({ kind }) => ['Deployment', 'Job'].includes(kind))
    .map((each: Any) => each.spec.template)

test('the chart has the version of the product', () => {
  const [manifest] = listFiles(/^package\.json$/)
  const { version } = JSON.parse(manifest?.text ?? '{}')
  expect([chart.version, chart.appVersion]).toEqual([version, version])
})

test('values are checked: an image and a secret are required, and unknown names are refused', () => {
  const schema = z.fromJSONSchema(valuesSchema)
  for (const each of [values, everything, nothing])
    expect(schema.safeParse(each).error).toBeUndefined()
  expect(schema.safeParse(defaultValues).success).toBe(false)
  expect(schema.safeParse({ ...values, replicas: 2 }).success).toBe(false)
  expect(
    schema.safeParse({ ...values, image: { ...values.image, digest: 'sha1:1' } }).success,
  ).toBe(false)
})

test.each([
  [
    'by default',
    values,
    'ConfigMap Deployment Deployment HorizontalPodAutoscaler Job NetworkPolicy PodDisruptionBudget Service',
  ],
  [
    'with everything',
    everything,
    'ConfigMap Deployment Deployment HorizontalPodAutoscaler Ingress Job NetworkPolicy PodDisruptionBudget Service',
  ],
  ['with little', nothing, 'ConfigMap Deployment Deployment PodDisruptionBudget Service'],
])('%s it makes what it should, each with a name of its own', (_, given, kinds) => {
  const manifests = renderChart(given)
  expect(
    manifests
      .map(({ kind }) => kind)
      .sort()
      .join(' '),
  ).toBe(kinds)
  const names = manifests.map(({ kind, metadata }) => `${kind} ${metadata.name}`)
  expect(new Set(names).size).toBe(names.length)
  for (const { metadata } of manifests as Any[]) {
    expect(metadata.labels).toMatchObject({
      'app.kubernetes.io/name': 'marea',
      'app.kubernetes.io/instance': 'test',
      'app.kubernetes.io/managed-by': 'Helm',
    })
  }
})

test('every manifest is as the schemas of Kubernetes want it', () => {
  for (const given of [values, everything, nothing]) {
    expect(renderChart(given).flatMap(faultsOf)).toEqual([])
  }
  const [deployment] = renderChart(nothing).filter(({ kind }) => kind === 'Deployment') as Any[]
  const [container] = deployment.spec.template.spec.containers
  const broken = (change: object) =>
    faultsOf({ ...deployment, spec: { ...deployment.spec, ...change } }).join()
  expect(broken({ replicas: 'two' })).toBe('Deployment/spec/replicas')
  expect(broken({ replica: 2 })).toBe('Deployment.spec.replica')
  const misspelt = { spec: { containers: [{ ...container, readinessProb: {} }] } }
  expect(broken({ template: misspelt })).toBe(
    'Deployment.spec.template.spec.containers.0.readinessProb',
  )
})

test('every pod meets the restricted standard, with a read-only root and one volume for data', () => {
  const pods = podsOf(renderChart(everything))
  expect(pods.length).toBe(3)
  for (const { spec } of pods) {
    expect(spec).toMatchObject({
      automountServiceAccountToken: false,
      securityContext: {
        runAsNonRoot: true,
        runAsUser: 1000,
        seccompProfile: { type: 'RuntimeDefault' },
      },
      imagePullSecrets: [{ name: 'registry' }],
    })
    expect(spec.hostNetwork ?? spec.hostPID ?? spec.hostIPC).toBeUndefined()
    expect(spec.volumes.every((each: Any) => each.emptyDir)).toBe(true)
    const [container] = spec.containers
    expect(container.image).toBe(`registry.example/marea@sha256:${'a'.repeat(64)}`)
    expect(container.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    })
    expect(container.volumeMounts.map((each: Any) => each.mountPath)).toEqual(['/data', '/tmp'])
    expect(container.envFrom[1].secretRef.name).toBe('marea')
    expect(container.env ?? []).toEqual(
      container.name === 'migration' ? [] : [{ name: 'ROLE', value: container.name }],
    )
  }
})

test('what selects pods selects the right ones, and ports and scaling name what exists', () => {
  const manifests = renderChart(everything)
  const [web, worker] = podsOf(manifests).filter(({ spec }) => spec.containers[0].ports)
  expect(web.metadata.labels).toMatchObject(find(manifests, 'Service').spec.selector)
  expect(worker.metadata.labels).not.toMatchObject(find(manifests, 'Service').spec.selector)
  expect(web.metadata.labels).toMatchObject(
    find(manifests, 'PodDisruptionBudget').spec.selector.matchLabels,
  )
  for (const { spec } of manifests.filter(({ kind }) => kind === 'Deployment') as Any[]) {
    expect(spec.template.metadata.labels).toMatchObject(spec.selector.matchLabels)
    const [container] = spec.template.spec.containers
    expect(container.readinessProbe.httpGet).toEqual({ path: '/ready', port: 'http' })
    expect(container.livenessProbe.httpGet).toEqual({ path: '/health', port: 'http' })
    expect(container.ports).toEqual([{ name: 'http', containerPort: 3000 }])
  }
  expect(find(manifests, 'HorizontalPodAutoscaler').spec.scaleTargetRef.name).toBe('test-web')
  expect(find(manifests, 'HorizontalPodAutoscaler').spec.minReplicas).toBe(2)
  expect(find(manifests, 'Service').spec.ports[0].targetPort).toBe('http')
  expect(find(manifests, 'Ingress').spec.rules[0].http.paths[0].backend.service.name).toBe(
    'test-web',
  )
  expect(find(manifests, 'NetworkPolicy').spec.egress[0].ports).toContainEqual({
    port: 5432,
    protocol: 'TCP',
  })
  expect(find(manifests, 'Job').spec.template.spec.containers[0].command).toEqual([
    'node',
    'apps/api/src/migrate-command.ts',
  ])
})

test('the settings it hands over exist', () => {
  const { data } = find(renderChart(values), 'ConfigMap')
  expect(Object.keys(data).filter((name) => !settingNames.includes(name))).toEqual([])
})

test('the units of systemd name settings and files that exist', () => {
  const units = listFiles(/^deploy\/systemd\/.*\.service$/)
  expect(units.length).toBe(2)
  for (const { text } of units) {
    const names = [...(/^Environment=(.*)$/m.exec(text)?.[1] ?? '').matchAll(/(\w+)=/g)].map(
      ([, name]) => name,
    )
    expect(names.filter((name = '') => !settingNames.includes(name))).toEqual([])
    const file = /^ExecStart=\S+ (\S+)$/m.exec(text)?.[1] ?? ''
    expect(readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8')).not.toBe('')
    expect(text).toMatch(/^NoNewPrivileges=yes$/m)
    expect(text).toMatch(/^ProtectSystem=strict$/m)
    expect(text).toMatch(/^User=marea$/m)
  }
})
