{{- define "marea.selector" -}}
app.kubernetes.io/name: marea
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end -}}

{{- define "marea.labels" -}}
{{ include "marea.selector" . }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
helm.sh/chart: {{ .Chart.Name }}-{{ .Chart.Version }}
{{- end -}}

{{- define "marea.image" -}}
{{- if .Values.image.digest -}}
{{ .Values.image.repository }}@{{ .Values.image.digest }}
{{- else -}}
{{ .Values.image.repository }}:{{ .Values.image.tag | default .Chart.AppVersion }}
{{- end -}}
{{- end -}}

{{/* What every pod is: not root, read-only, without a token of the cluster. */}}
{{- define "marea.pod" -}}
automountServiceAccountToken: false
securityContext:
  runAsNonRoot: true
  runAsUser: 1000
  runAsGroup: 1000
  fsGroup: 1000
  seccompProfile:
    type: RuntimeDefault
volumes:
  - name: data
    emptyDir: {}
  - name: tmp
    emptyDir: {}
{{- with .Values.image.pullSecrets }}
imagePullSecrets:
{{- range . }}
  - name: {{ . }}
{{- end }}
{{- end }}
{{- end -}}

{{- define "marea.container" -}}
image: {{ include "marea.image" . }}
imagePullPolicy: {{ .Values.image.pullPolicy }}
securityContext:
  allowPrivilegeEscalation: false
  readOnlyRootFilesystem: true
  capabilities:
    drop: [ALL]
envFrom:
  - configMapRef:
      name: {{ .Release.Name }}-settings
  - secretRef:
      name: {{ .Values.existingSecret }}
volumeMounts:
  - name: data
    mountPath: /data
  - name: tmp
    mountPath: /tmp
{{- end -}}

{{/* Alive by /health, in turn for requests by /ready; a start may migrate. */}}
{{- define "marea.probes" -}}
ports:
  - name: http
    containerPort: 3000
startupProbe:
  httpGet:
    path: /health
    port: http
  periodSeconds: 3
  failureThreshold: 100
livenessProbe:
  httpGet:
    path: /health
    port: http
  periodSeconds: 10
  timeoutSeconds: 5
  failureThreshold: 6
readinessProbe:
  httpGet:
    path: /ready
    port: http
  periodSeconds: 2
  timeoutSeconds: 3
  failureThreshold: 1
{{- end -}}
