import { validate as Deployment } from 'kubernetes-models/_schemas/IoK8sApiAppsV1Deployment'
import { validate as HorizontalPodAutoscaler } from 'kubernetes-models/_schemas/IoK8sApiAutoscalingV2HorizontalPodAutoscaler'
import { validate as Job } from 'kubernetes-models/_schemas/IoK8sApiBatchV1Job'
import { validate as ConfigMap } from 'kubernetes-models/_schemas/IoK8sApiCoreV1ConfigMap'
import { validate as Service } from 'kubernetes-models/_schemas/IoK8sApiCoreV1Service'
import { validate as Ingress } from 'kubernetes-models/_schemas/IoK8sApiNetworkingV1Ingress'
import { validate as NetworkPolicy } from 'kubernetes-models/_schemas/IoK8sApiNetworkingV1NetworkPolicy'
import { validate as PodDisruptionBudget } from 'kubernetes-models/_schemas/IoK8sApiPolicyV1PodDisruptionBudget'
import type { Manifest } from './render-chart.ts'

/** It leaves what is wrong in a property of its own. */
type Validate = ((data: unknown) => boolean) & {
  errors?: readonly { instancePath: string; message?: string }[]
}

const schemas: Record<string, Validate> = {
  'apps/v1 Deployment': Deployment,
  'autoscaling/v2 HorizontalPodAutoscaler': HorizontalPodAutoscaler,
  'batch/v1 Job': Job,
  'v1 ConfigMap': ConfigMap,
  'v1 Service': Service,
  'networking.k8s.io/v1 Ingress': Ingress,
  'networking.k8s.io/v1 NetworkPolicy': NetworkPolicy,
  'policy/v1 PodDisruptionBudget': PodDisruptionBudget,
}

/** What a cluster would refuse by the schemas of Kubernetes: wrong types, missing fields, unknown names. */
export function faultsOf(manifest: Manifest): string[] {
  const name = `${manifest.apiVersion} ${manifest.kind}`
  const validate = schemas[name]
  if (!validate) return [`${name} has no schema here`]
  const unread = new Set<string>()
  if (validate(watch(manifest, manifest.kind, unread))) return [...unread]
  return (validate.errors ?? []).map((error) => `${manifest.kind}${error.instancePath}`)
}

/** The schemas allow names that they do not know; these are the ones that checking never reads. */
function watch(data: object, at: string, unread: Set<string>): object {
  const watched = Object.entries(data).map(([name, value]) => {
    const path = `${at}.${name}`
    unread.add(path)
    return [name, path, isObject(value) ? watch(value, path, unread) : value] as const
  })
  const shown = Array.isArray(data) ? [] : {}
  for (const [name, path, value] of watched) {
    const get = () => {
      unread.delete(path)
      return value
    }
    Object.defineProperty(shown, name, { get, enumerable: true })
  }
  return shown
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
