resource "aws_cloudfront_distribution" "site" {
  comment = "Serves https://travel.example"
  enabled = true
}

module "monitor" {
  source = "git::https://modules.travel.example/monitor.git?ref=v1.2.0"
  probe_url = "https://${var.region}.travel.example/health check"
  alert_url = "https://alerts.travel.example/hooks/\"night\""
}
