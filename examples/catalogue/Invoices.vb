' It's what the invoices are fetched with.
Module Invoices
    Private ReadOnly HomeUrl As String = "https://travel.example/invoices?words=""sea"""
    Private ReadOnly Url As String = $"https://travel.example/invoices/{Year}?from=May June"
End Module
